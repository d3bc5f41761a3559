'use client';
import type { Dispatch } from 'react';
import { toast } from 'sonner';
import { Phrases } from '~/components/ui/phrases';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n, useLanguage } from '~/i18n/client';
import { useCardActions } from '../hooks';
import type { QueuedCard, ReviewSessionEvent } from '../review-session';

const ACTIONS = [
  { action: 'bury', text: 'cannotSpeak', confirmation: 'buried' },
  { action: 'know', text: 'know', confirmation: 'known' },
  { action: 'suspend', text: 'suspend', confirmation: 'suspended' },
] as const;

/** Source of the card, and three actions that remove it from the session; each can be undone. */
export function CardActions({
  turn: queuedCard,
  dispatch,
}: {
  turn: QueuedCard;
  dispatch: Dispatch<ReviewSessionEvent>;
}) {
  const t = useI18n();
  const language = useLanguage();
  const { removeCard, restoreCard } = useCardActions();
  const { card } = queuedCard;
  const showError = useErrorToast();

  const undo = async () => {
    try {
      const { version } = await restoreCard(card.id);
      dispatch({ type: 'restore', queuedCard: { ...queuedCard, card: { ...card, version } } });
    } catch (error) {
      showError(error, undo);
    }
  };
  const remove = async ({ action, confirmation }: (typeof ACTIONS)[number]) => {
    try {
      await removeCard(action, card.id);
      dispatch({ type: 'remove' });
      const undoAction = { label: t('memory.sitting.undo'), onClick: () => void undo() };
      toast(t(`memory.sitting.${confirmation}`), { action: undoAction });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <footer className="grid justify-items-center gap-1 text-sm text-soft">
      <p className="text-center text-balance">
        <Phrases>
          {card.unit
            ? t('memory.sitting.from', { headline: card.unit.headline[language] })
            : t('memory.sitting.fromMyWords')}
        </Phrases>
      </p>
      <div className="flex flex-wrap justify-center gap-x-4">
        {ACTIONS.map((option) => (
          <button
            key={option.action}
            type="button"
            className="link min-h-11 px-1"
            onClick={() => void remove(option)}
          >
            {t(`memory.sitting.${option.text}`)}
          </button>
        ))}
      </div>
    </footer>
  );
}
