'use client';
import type { Dispatch } from 'react';
import { toast } from 'sonner';
import { Phrases } from '~/components/ui/phrases';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n, useLanguage } from '~/i18n/client';
import { type CardAction, useCardActions } from '../hooks';
import type { QueuedCard, ReviewSessionEvent } from '../review-session';

const ACTIONS = [
  { way: 'bury', text: 'cannotSpeak', told: 'buried' },
  { way: 'know', text: 'know', told: 'known' },
  { way: 'suspend', text: 'suspend', told: 'suspended' },
] as const;

/** Where the card comes from, and three ways to leave it; each can be undone. */
export function CardActions({
  turn,
  dispatch,
}: {
  turn: QueuedCard;
  dispatch: Dispatch<ReviewSessionEvent>;
}) {
  const t = useI18n();
  const language = useLanguage();
  const { setAside, putBack } = useCardActions();
  const { card } = turn;
  const showError = useErrorToast();

  const undo = async () => {
    try {
      const { version } = await putBack(card.id);
      dispatch({ type: 'back', turn: { ...turn, card: { ...card, version } } });
    } catch (error) {
      showError(error, undo);
    }
  };
  const leave = async (way: CardAction, told: (typeof ACTIONS)[number]['told']) => {
    try {
      await setAside(way, card.id);
      dispatch({ type: 'leave' });
      const action = { label: t('memory.sitting.undo'), onClick: () => void undo() };
      toast(t(`memory.sitting.${told}`), { action });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <footer className="grid justify-items-center gap-1 text-sm text-soft">
      <p className="text-center text-balance">
        <Phrases>{t('memory.sitting.from', { headline: card.unit.headline[language] })}</Phrases>
      </p>
      <div className="flex flex-wrap justify-center gap-x-4">
        {ACTIONS.map(({ way, text, told }) => (
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
