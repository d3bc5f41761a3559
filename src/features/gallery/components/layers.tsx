'use client';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Menu, MenuItem } from '~/components/ui/menu';
import { Popover } from '~/components/ui/popover';
import { SliderField } from '~/components/ui/slider-field';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

/** Stories of layers that open from their buttons; screenshots of the open layers start from
 *  `data-opens`. */
const opener = (layer: string) => ({ variant: 'secondary' as const, 'data-opens': layer });

export function Menus() {
  const t = useI18n();
  return (
    <Story part="menu">
      <StoryExample name="opens below: arrows, letters, Escape">
        <Menu trigger={<Button {...opener('menu')}>{t('common.menu')}</Button>} align="start">
          <MenuItem>{t('common.courses')}</MenuItem>
          <MenuItem>{t('common.plans')}</MenuItem>
          <MenuItem disabled>{t('common.cart')}</MenuItem>
        </Menu>
      </StoryExample>
    </Story>
  );
}

export function Popovers() {
  const t = useI18n();
  const { level, sentence } = SAMPLES[useLanguage()];
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const [pace, setPace] = useState(1);
  return (
    <Story part="popover">
      <StoryExample name="opens above, closes by Escape or a press elsewhere">
        <Button
          {...opener('popover')}
          ref={anchor}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('common.more')}
        </Button>
        <Popover
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          title={t('common.more')}
          closeLabel={t('common.close')}
        >
          <p className="text-sm text-soft">{sentence}</p>
          <SliderField
            label={level}
            min={0.5}
            max={1.5}
            step={0.1}
            value={pace}
            onChange={setPace}
          />
        </Popover>
      </StoryExample>
    </Story>
  );
}

export function Dialogs() {
  const t = useI18n();
  const { verb, sentence, paragraph } = SAMPLES[useLanguage()];
  const [open, setOpen] = useState<'short' | 'long' | null>(null);
  const close = () => setOpen(null);
  return (
    <Story part="dialog">
      {(['short', 'long'] as const).map((kind) => (
        <StoryExample key={kind} name={kind}>
          <Button {...opener(`dialog-${kind}`)} onClick={() => setOpen(kind)}>
            {verb}
          </Button>
          <Dialog
            open={open === kind}
            onOpenChange={close}
            title={kind === 'short' ? verb : sentence}
            description={kind === 'short' ? sentence : paragraph}
            closeLabel={t('common.close')}
            actions={
              <>
                <Button variant="quiet" onClick={close}>
                  {t('common.cancel')}
                </Button>
                <Button onClick={close}>{t('common.confirm')}</Button>
              </>
            }
          >
            {kind === 'long' && <p>{`${paragraph} ${paragraph}`}</p>}
          </Dialog>
        </StoryExample>
      ))}
    </Story>
  );
}

export function ToastExamples() {
  const t = useI18n();
  const { sentence, paragraph } = SAMPLES[useLanguage()];
  const shown = {
    success: () => toast.success(t('common.loggedOut')),
    info: () => toast.info(sentence),
    warning: () => toast.warning(t('account.failed.update'), { description: paragraph }),
    error: () => toast.error(t('common.unknownError')),
    action: () =>
      toast.success(sentence, { action: { label: t('common.more'), onClick: () => {} } }),
  };
  return (
    <Story part="toasts">
      {Object.entries(shown).map(([name, show]) => (
        <StoryExample key={name} name={name}>
          <Button {...opener(`toast-${name}`)} onClick={show}>
            {t('common.more')}
          </Button>
        </StoryExample>
      ))}
    </Story>
  );
}
