'use client';
import { Badge, CountBadge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { CartIcon, MicIcon, PlusIcon } from '~/components/ui/icons';
import { useI18n } from '~/i18n/client';
import { Drawer, Specimen } from './specimen';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['plain', 'gold', 'ink', 'good', 'warning', 'bad'] as const;

/** Everything that is pressed, and the words on it. */
export function Buttons() {
  const t = useI18n();
  return (
    <>
      <Drawer name="Button">
        {LOOKS.map((look) => (
          <Specimen key={look} name={`${look}: rest, busy, disabled`}>
            <Button look={look}>{t('common.save')}</Button>
            <Button look={look} busy>
              {t('common.save')}
            </Button>
            <Button look={look} disabled>
              {t('common.save')}
            </Button>
          </Specimen>
        ))}
        <Specimen name="sizes: lg, md, sm">
          {(['lg', 'md', 'sm'] as const).map((size) => (
            <Button key={size} size={size} icon={<PlusIcon className="size-5" />}>
              {t('common.more')}
            </Button>
          ))}
        </Specimen>
      </Drawer>
      <Drawer name="IconButton, CountBadge">
        <Specimen name="rest, disabled">
          <IconButton label={t('lesson.speak')}>
            <MicIcon />
          </IconButton>
          <IconButton label={t('lesson.speak')} disabled>
            <MicIcon />
          </IconButton>
        </Specimen>
        <Specimen name="count: 0, 3, 42">
          {[0, 3, 42].map((count) => (
            <IconButton key={count} label={t('common.cartWith', { count })}>
              <CartIcon />
              <CountBadge count={count} />
            </IconButton>
          ))}
        </Specimen>
      </Drawer>
      <Drawer name="Badge">
        {TONES.map((tone) => (
          <Specimen key={tone} name={tone}>
            <Badge tone={tone}>{t('common.vip')}</Badge>
          </Specimen>
        ))}
      </Drawer>
    </>
  );
}
