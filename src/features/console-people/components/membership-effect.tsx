'use client';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { useMembershipPreview } from '../hooks';
import type { MembershipAct } from '../membership-act';
import { useMembershipText } from '../use-membership-text';

interface MembershipEffectProps {
  id: string;
  act: MembershipAct;
  /** Null while none are entered. */
  days: number | null;
}

/** The preview of an act's effect on a membership. */
export function MembershipEffect({ id, act, days }: MembershipEffectProps) {
  const t = useI18n();
  return (
    <div className="grid gap-1 border-l-2 border-gold pl-4" role="status">
      <p className="text-sm text-soft">{t('consolePeople.act.effect')}</p>
      {act !== 'resume' && days === null ? (
        <p className="text-soft">{t('consolePeople.act.effectWaits')}</p>
      ) : (
        <Effect id={id} act={act} days={days} />
      )}
    </div>
  );
}

function Effect({ id, act, days }: MembershipEffectProps) {
  const t = useI18n();
  const membershipText = useMembershipText();
  const toMessage = useErrorMessage();
  const preview = useMembershipPreview(id, act, days);
  if (preview.isError) return <p className="text-again">{toMessage(preview.error)}</p>;
  if (!preview.data) return <p className="text-soft">{t('consolePeople.act.effectLoading')}</p>;
  const before = membershipText(preview.data.before);
  const after = membershipText(preview.data.after);
  return (
    <p className="figures font-semibold">
      {before === after
        ? t('consolePeople.act.unchanged', { state: after })
        : t('consolePeople.act.changed', { before, after })}
    </p>
  );
}
