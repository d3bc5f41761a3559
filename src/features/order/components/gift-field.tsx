'use client';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { checkFields, errorKey, type FieldErrors } from '~/forms/form-errors';
import { useI18n } from '~/i18n/client';
import { GIFT_MESSAGE_MAX, giftSchema } from '~/schemas/gift';
import type { CheckoutDraft } from '../use-checkout-draft';
import { useKeptChoice } from '../use-kept-choice';

const NOBODY = { email: '', name: '', message: '' };

/** Whether what is paid is a present, and for whom. What was typed stays when the box is taken back. */
export function GiftField({ draft: { choose, guard } }: { draft: CheckoutDraft }) {
  const t = useI18n();
  const [on, setOn] = useState(false);
  const [gift, setGift] = useState(NOBODY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const place = useRef<HTMLDivElement>(null);
  const keep = useKeptChoice('gift', ({ on: was, ...kept }) => {
    const again = { ...NOBODY, ...kept };
    setGift(again);
    setOn(was === 'true');
    choose({ gift: was === 'true' ? again : undefined });
  });

  useEffect(() => {
    /** Whether the first complaint has a field here, which gets the focus. */
    const complain = (found: FieldErrors) => {
      setErrors(found);
      const [name] = Object.keys(found);
      const field = place.current?.querySelector<HTMLElement>(`[name="gift-${name}"]`);
      field?.focus();
      return Boolean(field);
    };
    const mayPay = () => {
      const found = on ? checkFields(giftSchema, gift) : {};
      complain(found);
      return Object.keys(found).length === 0;
    };
    return guard('gift', { mayPay, refuse: complain });
  }, [guard, on, gift]);

  const turn = (send: boolean) => {
    setOn(send);
    keep({ ...gift, on: String(send) });
    choose({ gift: send ? gift : undefined });
  };
  const field = (key: keyof typeof NOBODY) => ({
    name: `gift-${key}`,
    value: gift[key],
    error: errors[key] === undefined ? null : t(errorKey(errors[key])),
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...gift, [key]: target.value };
      const { [key]: complaint, ...left } = errors;
      // A complaint goes as soon as it no longer holds; new ones wait for the next press.
      if (complaint !== undefined && checkFields(giftSchema, next)[key] === undefined)
        setErrors(left);
      setGift(next);
      keep({ ...next, on: 'true' });
      choose({ gift: next });
    },
  });
  return (
    <div ref={place} className="grid gap-4 border-t border-line pt-2">
      <CheckboxField
        name="gift"
        checked={on}
        onChange={turn}
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
            maxLength={GIFT_MESSAGE_MAX}
          />
        </>
      )}
    </div>
  );
}
