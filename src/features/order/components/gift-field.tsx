'use client';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { checkFields, type FieldErrors, toErrorTextKey } from '~/forms/form-errors';
import { useI18n } from '~/i18n/client';
import { giftSchema, MAX_GIFT_MESSAGE_LENGTH } from '~/schemas/gift';
import type { CheckoutDraft } from '../use-checkout-draft';
import { usePersistedDraft } from '../use-persisted-draft';

const NO_RECIPIENT = { email: '', name: '', message: '' };

/** Whether the purchase is a gift, and for whom. The text survives unticking the box. */
export function GiftField({ draft: { choose, register } }: { draft: CheckoutDraft }) {
  const t = useI18n();
  const [on, setOn] = useState(false);
  const [gift, setGift] = useState(NO_RECIPIENT);
  const [errors, setErrors] = useState<FieldErrors>({});
  const container = useRef<HTMLDivElement>(null);
  const persist = usePersistedDraft('gift', ({ on: storedOn, ...stored }) => {
    const restoredGift = { ...NO_RECIPIENT, ...stored };
    setGift(restoredGift);
    setOn(storedOn === 'true');
    choose({ gift: storedOn === 'true' ? restoredGift : undefined });
  });

  useEffect(() => {
    /** Whether the first error has a field here, which gets the focus. */
    const showErrors = (found: FieldErrors) => {
      setErrors(found);
      const [name] = Object.keys(found);
      const field = container.current?.querySelector<HTMLElement>(`[name="gift-${name}"]`);
      field?.focus();
      return Boolean(field);
    };
    const canPay = () => {
      const found = on ? checkFields(giftSchema, gift) : {};
      showErrors(found);
      return Object.keys(found).length === 0;
    };
    return register('gift', { canPay, showErrors });
  }, [register, on, gift]);

  const toggle = (send: boolean) => {
    setOn(send);
    persist({ ...gift, on: String(send) });
    choose({ gift: send ? gift : undefined });
  };
  const field = (key: keyof typeof NO_RECIPIENT) => ({
    name: `gift-${key}`,
    value: gift[key],
    error: errors[key] === undefined ? null : t(toErrorTextKey(errors[key])),
    // Only the first error, which gets the focus, is announced.
    isErrorQuiet: Object.keys(errors)[0] !== key,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...gift, [key]: target.value };
      const { [key]: fieldError, ...remainingErrors } = errors;
      // An error disappears as soon as its field is valid; new ones wait for the next click.
      if (fieldError !== undefined && checkFields(giftSchema, next)[key] === undefined)
        setErrors(remainingErrors);
      setGift(next);
      persist({ ...next, on: 'true' });
      choose({ gift: next });
    },
  });
  return (
    <div ref={container} className="grid gap-4 border-t border-line pt-2">
      <CheckboxField
        name="gift"
        checked={on}
        onChange={toggle}
        label={
          <>
            <span className="font-semibold">{t('gift.field.send')}</span>
            <span className="block text-sm text-soft">{t('gift.field.lead')}</span>
          </>
        }
      />
      {on && (
        <>
          <TextField
            {...field('email')}
            label={t('gift.field.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <TextField
            {...field('name')}
            label={t('gift.field.name')}
            note={t('common.optional')}
            hint={t('gift.field.nameHint')}
            autoComplete="off"
            maxLength={60}
          />
          <TextAreaField
            {...field('message')}
            label={t('gift.field.message')}
            note={t('common.optional')}
            hint={t('gift.field.messageHint')}
            maxLength={MAX_GIFT_MESSAGE_LENGTH}
          />
        </>
      )}
    </div>
  );
}
