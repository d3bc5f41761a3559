'use client';
import { Phrases } from '~/components/ui/phrases';
import type { Round } from '~/domain/scene/scene-session';
import { useScopedI18n } from '~/i18n/client';
import type { PlayedReply } from '~/schemas/scene';

interface Props {
  replies: readonly PlayedReply[];
  round: Round;
}

/** The replies of a turn, as much of them as the round shows. */
export function ReplyOptions({ replies, round }: Props) {
  const t = useScopedI18n('scene');
  return (
    <ol aria-label={t('yourTurn')} className="grid border-t border-line">
      {replies.map(({ en, zh, hint }, index) => (
        <li key={en} className="flex gap-3 border-b border-line py-3">
          <span aria-hidden="true" className="figures text-sm leading-8 text-soft">
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-0.5">
            {round !== 'meaning' && (
              <p lang="en" className="font-english text-xl leading-[1.45]">
                {round === 'shown' ? en : `${hint} …`}
              </p>
            )}
            <p lang="zh-TW" className={round === 'meaning' ? 'text-lg' : 'text-soft'}>
              <Phrases>{zh}</Phrases>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
