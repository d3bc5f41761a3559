'use client';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  count: number;
  onChoose: (reply: number) => void;
}

/** The choice of a reply by hand, for somebody whom the scorer did not understand twice. */
export function ReplyByHand({ count, onChoose }: Props) {
  const t = useScopedI18n('scene');
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft">
        <Phrases>{t('byHand')}</Phrases>
      </p>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: count }, (_, reply) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a reply is its place in the list.
            key={reply}
            variant="secondary"
            size="sm"
            onClick={() => onChoose(reply)}
          >
            {t('choice', { k: reply + 1 })}
          </Button>
        ))}
      </div>
    </div>
  );
}
