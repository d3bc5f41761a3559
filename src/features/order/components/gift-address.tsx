'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useSendGift } from '~/features/gift/hooks';
import { checkFields } from '~/forms/form-errors';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { type OrderGift, sendGiftSchema } from '~/schemas/gift';
import type { OrderView } from '~/schemas/order';

interface Props {
  order: OrderView;
  gift: OrderGift;
  onDone: () => void;
}

/** Changes the recipient of an unclaimed gift; the e-mail is sent at once when the gift is paid. */
export function GiftAddress({ order: { id }, gift, onDone }: Props) {
  const t = useI18n();
  const send = useSendGift();
  const paid = gift.status === 'SENT';
  const {
    form: formRef,
    field,
    submit,
    errorSummary,
  } = useForm({
    failure: t('gift.order.notSent'),
    check: (fields) => checkFields(sendGiftSchema, { ...fields, id }),
    send: async ({ email = '' }) => {
      const after = await send.mutateAsync({ id, email });
      toast.success(t(paid ? 'gift.order.sent' : 'gift.order.saved', { email: after.email }));
      onDone();
    },
  });
  return (
    <form {...formRef} className="grid max-w-[27rem] gap-4">
      <FormErrorSummary {...errorSummary} />
      <TextField
        {...field('email')}
        label={t('gift.field.email')}
        hint={t(paid ? 'gift.order.correctText' : 'gift.order.correctUnpaid')}
        defaultValue={gift.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={254}
        required
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton {...submit} size="sm">
          {t(paid ? 'gift.order.save' : 'gift.order.saveUnpaid')}
        </SubmitButton>
        <Button variant="quiet" size="sm" onClick={onDone}>
          {t('gift.order.keep')}
        </Button>
      </div>
    </form>
  );
}
