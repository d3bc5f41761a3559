'use client';
import type { Dispatch } from 'react';
import { toast } from 'sonner';
import { Phrases } from '~/components/ui/phrases';
import { useComplaint } from '~/forms/use-complaint';
import { useI18n, useLanguage } from '~/i18n/client';
import { useSetAside, type WayAside } from '../hooks';
import type { SittingEvent, Turn } from '../sitting';

const WAYS = [
  { way: 'bury', text: 'cannotSpeak', told: 'buried' },
  { way: 'know', text: 'know', told: 'known' },
  { way: 'suspend', text: 'suspend', told: 'suspended' },
] as const;

/** Where the card comes from, and three ways to leave it; each can be undone. */
export function CardWays({ turn, dispatch }: { turn: Turn; dispatch: Dispatch<SittingEvent> }) {
  const t = useI18n();
  const language = useLanguage();
  const { setAside, putBack } = useSetAside();
  const { card } = turn;
  const complain = useComplaint();

  const undo = async () => {
    try {
      const { version } = await putBack(card.id);
      dispatch({ type: 'back', turn: { ...turn, card: { ...card, version } } });
    } catch (error) {
      complain(error, undo);
    }
  };
  const leave = async (way: WayAside, told: (typeof WAYS)[number]['told']) => {
    try {
      await setAside(way, card.id);
      dispatch({ type: 'leave' });
      const action = { label: t('memory.sitting.undo'), onClick: () => void undo() };
      toast(t(`memory.sitting.${told}`), { action });
    } catch (error) {
      complain(error);
    }
  };
  return (
    <footer className="grid justify-items-center gap-1 text-sm text-soft">
      <p className="text-center text-balance">
        <Phrases>{t('memory.sitting.from', { headline: card.unit.headline[language] })}</Phrases>
      </p>
      <div className="flex flex-wrap justify-center gap-x-4">
        {WAYS.map(({ way, text, told }) => (
          <button
            key={way}
            type="button"
            className="link min-h-11 px-1"
            onClick={() => void leave(way, told)}
          >
            {t(`memory.sitting.${text}`)}
          </button>
        ))}
      </div>
    </footer>
  );
}
