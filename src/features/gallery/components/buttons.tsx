'use client';
import { useEffect, useState } from 'react';
import { Badge, CountBadge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { FileButton } from '~/components/ui/file-button';
import { IconButton } from '~/components/ui/icon-button';
import { PlusIcon } from '~/components/ui/icons/editing';
import { MicIcon } from '~/components/ui/icons/microphone';
import { CartIcon } from '~/components/ui/icons/shell';
import { Link } from '~/components/ui/link';
import { SubmitButton } from '~/components/ui/submit-button';
import { WordListButton } from '~/components/ui/word-list-button';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCount } from '~/lib/format-count';
import { SAMPLES } from '../samples';
import { INTERACTION_STATES, Story, StoryExample } from './story';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['plain', 'gold', 'ink', 'good', 'warning', 'bad'] as const;

export function Buttons() {
  const { verb, longVerb, sentence } = SAMPLES[useLanguage()];
  const labels = { sending: sentence, slow: sentence };
  const [sending, send] = useState(false);
  useEffect(() => {
    if (!sending) return;
    const sent = setTimeout(() => send(false), 6000);
    return () => clearTimeout(sent);
  }, [sending]);
  return (
    <Story part="button">
      {LOOKS.map((look) => (
        <StoryExample key={look} name={`look ${look}: rest, busy, disabled`}>
          <Button variant={look}>{verb}</Button>
          <Button variant={look} busy>
            {verb}
          </Button>
          <Button variant={look} disabled>
            {verb}
          </Button>
        </StoryExample>
      ))}
      {INTERACTION_STATES.map((shown) => (
        <StoryExample key={shown} name={`${shown}: ${LOOKS.join(', ')}`} shown={shown}>
          {LOOKS.map((look) => (
            <Button key={look} variant={look}>
              {verb}
            </Button>
          ))}
        </StoryExample>
      ))}
      <StoryExample name="size lg, md, sm; icon">
        {(['lg', 'md', 'sm'] as const).map((size) => (
          <Button key={size} size={size} icon={<PlusIcon className="size-5" />}>
            {verb}
          </Button>
        ))}
      </StoryExample>
      <StoryExample name="FileButton">
        <FileButton label={verb} name={verb} accept=".png" onFile={() => {}} />
      </StoryExample>
      <StoryExample name="SubmitButton: press to send for six seconds">
        <SubmitButton labels={labels} busy={sending} onClick={() => send(true)}>
          {verb}
        </SubmitButton>
      </StoryExample>
      <StoryExample name="wide, long text">
        <Button wide>{longVerb}</Button>
      </StoryExample>
    </Story>
  );
}

export function IconButtons() {
  const t = useI18n();
  return (
    <Story part="icon-button">
      <StoryExample name="rest, disabled">
        <IconButton label={t('lesson.speak')}>
          <MicIcon />
        </IconButton>
        <IconButton label={t('lesson.speak')} disabled>
          <MicIcon />
        </IconButton>
      </StoryExample>
      {INTERACTION_STATES.map((shown) => (
        <StoryExample key={shown} name={shown} shown={shown}>
          <IconButton label={t('lesson.speak')}>
            <MicIcon />
          </IconButton>
        </StoryExample>
      ))}
    </Story>
  );
}

export function Badges() {
  const t = useI18n();
  const { topics } = SAMPLES[useLanguage()];
  return (
    <Story part="badge">
      <StoryExample name={`tone ${TONES.join(', ')}`}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('common.vip')}
          </Badge>
        ))}
      </StoryExample>
      <StoryExample name="several in a row">
        {topics.map((topic) => (
          <Badge key={topic}>{topic}</Badge>
        ))}
      </StoryExample>
      <StoryExample name="CountBadge: 0, 3, 42, 100">
        {[0, 3, 42, 100].map((count) => (
          <IconButton key={count} label={t('common.cartWith', { count: formatCount(count) })}>
            <CartIcon />
            <CountBadge count={count} />
          </IconButton>
        ))}
      </StoryExample>
    </Story>
  );
}

export function Links() {
  const { verb, sentence, longVerb } = SAMPLES[useLanguage()];
  return (
    <Story part="link">
      <StoryExample name="in running text: class link">
        <p>
          {`${sentence} `}
          <Link href="#link" className="link">
            {longVerb}
          </Link>
        </p>
      </StoryExample>
      {INTERACTION_STATES.map((shown) => (
        <StoryExample key={shown} name={shown} shown={shown}>
          <Link href="#link" className="link inline-flex min-h-11 items-center">
            {verb}
          </Link>
        </StoryExample>
      ))}
      <StoryExample name="in a list of ways: class foot-link">
        <Link href="#link" className="foot-link">
          {verb}
        </Link>
      </StoryExample>
      <StoryExample name="WordListButton: the words of the text around it">
        <WordListButton label={verb} />
        <WordListButton label={verb} disabled />
      </StoryExample>
      <StoryExample name="as a button: Button asChild">
        <Button asChild variant="secondary">
          <Link href="#link">{verb}</Link>
        </Button>
      </StoryExample>
    </Story>
  );
}
