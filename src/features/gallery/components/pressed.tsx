'use client';
import { useEffect, useState } from 'react';
import { Badge, CountBadge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { CartIcon, MicIcon, PlusIcon } from '~/components/ui/icons';
import { Link } from '~/components/ui/link';
import { SubmitButton } from '~/components/ui/submit-button';
import { useI18n, useLanguage } from '~/i18n/client';
import { countText } from '~/lib/count-text';
import { SAMPLES } from '../samples';
import { Drawer, Specimen, TOUCHED } from './specimen';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['plain', 'gold', 'ink', 'good', 'warning', 'bad'] as const;

export function Buttons() {
  const { verb, longVerb, sentence } = SAMPLES[useLanguage()];
  const words = { sending: sentence, slow: sentence };
  const [sending, send] = useState(false);
  useEffect(() => {
    if (!sending) return;
    const sent = setTimeout(() => send(false), 6000);
    return () => clearTimeout(sent);
  }, [sending]);
  return (
    <Drawer part="button">
      {LOOKS.map((look) => (
        <Specimen key={look} name={`look ${look}: rest, busy, disabled`}>
          <Button look={look}>{verb}</Button>
          <Button look={look} busy>
            {verb}
          </Button>
          <Button look={look} disabled>
            {verb}
          </Button>
        </Specimen>
      ))}
      {TOUCHED.map((shown) => (
        <Specimen key={shown} name={`${shown}: ${LOOKS.join(', ')}`} shown={shown}>
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {verb}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen name="size lg, md, sm; icon">
        {(['lg', 'md', 'sm'] as const).map((size) => (
          <Button key={size} size={size} icon={<PlusIcon className="size-5" />}>
            {verb}
          </Button>
        ))}
      </Specimen>
      <Specimen name="SubmitButton: press to send for six seconds">
        <SubmitButton words={words} busy={sending} onClick={() => send(true)}>
          {verb}
        </SubmitButton>
      </Specimen>
      <Specimen name="wide, long text">
        <Button wide>{longVerb}</Button>
      </Specimen>
    </Drawer>
  );
}

export function IconButtons() {
  const t = useI18n();
  return (
    <Drawer part="icon-button">
      <Specimen name="rest, disabled">
        <IconButton label={t('lesson.speak')}>
          <MicIcon />
        </IconButton>
        <IconButton label={t('lesson.speak')} disabled>
          <MicIcon />
        </IconButton>
      </Specimen>
      {TOUCHED.map((shown) => (
        <Specimen key={shown} name={shown} shown={shown}>
          <IconButton label={t('lesson.speak')}>
            <MicIcon />
          </IconButton>
        </Specimen>
      ))}
    </Drawer>
  );
}

export function Badges() {
  const t = useI18n();
  const { topics } = SAMPLES[useLanguage()];
  return (
    <Drawer part="badge">
      <Specimen name={`tone ${TONES.join(', ')}`}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('common.vip')}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="several in a row">
        {topics.map((topic) => (
          <Badge key={topic}>{topic}</Badge>
        ))}
      </Specimen>
      <Specimen name="CountBadge: 0, 3, 42, 100">
        {[0, 3, 42, 100].map((count) => (
          <IconButton key={count} label={t('common.cartWith', { count: countText(count) })}>
            <CartIcon />
            <CountBadge count={count} />
          </IconButton>
        ))}
      </Specimen>
    </Drawer>
  );
}

export function Links() {
  const { verb, sentence, longVerb } = SAMPLES[useLanguage()];
  return (
    <Drawer part="link">
      <Specimen name="in running text: class link">
        <p>
          {`${sentence} `}
          <Link href="#link" className="link">
            {longVerb}
          </Link>
        </p>
      </Specimen>
      {TOUCHED.map((shown) => (
        <Specimen key={shown} name={shown} shown={shown}>
          <Link href="#link" className="link inline-flex min-h-11 items-center">
            {verb}
          </Link>
        </Specimen>
      ))}
      <Specimen name="in a list of ways: class foot-link">
        <Link href="#link" className="foot-link">
          {verb}
        </Link>
      </Specimen>
      <Specimen name="as a button: Button asChild">
        <Button asChild look="secondary">
          <Link href="#link">{verb}</Link>
        </Button>
      </Specimen>
    </Drawer>
  );
}
