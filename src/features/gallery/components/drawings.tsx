'use client';
import { Avatar } from '~/components/layout/avatar';
import { Logo, LogoMark } from '~/components/layout/logo';
import { Cover } from '~/components/ui/cover';
import { TaiwanFlag, UnitedStatesFlag } from '~/components/ui/flags';
import * as arrows from '~/components/ui/icons/arrows';
import * as editing from '~/components/ui/icons/editing';
import * as finding from '~/components/ui/icons/finding';
import * as marks from '~/components/ui/icons/marks';
import * as microphone from '~/components/ui/icons/microphone';
import * as password from '~/components/ui/icons/password';
import * as playing from '~/components/ui/icons/playing';
import * as shell from '~/components/ui/icons/shell';
import * as things from '~/components/ui/icons/things';
import { Waveform } from '~/components/ui/waveform';
import { useI18n, useLanguage } from '~/i18n/client';
import { COVER_PARTS, type CoverPart } from '~/lib/cover-parts';
import { coverSvg } from '~/lib/cover-svg';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

/** A synthetic envelope: two phrases with a pause. */
const VOICE = Array.from({ length: 96 }, (_, index) =>
  Math.round(100 * Math.abs(Math.sin(index / 4) * Math.sin(index / 15))),
);
const PARTS = Object.keys(COVER_PARTS) as CoverPart[];
const ICONS = [
  ...Object.entries(arrows),
  ...Object.entries(editing),
  ...Object.entries(finding),
  ...Object.entries(marks),
  ...Object.entries(microphone),
  ...Object.entries(password),
  ...Object.entries(playing),
  ...Object.entries(shell),
  ...Object.entries(things),
].sort(([a], [b]) => (a < b ? -1 : 1));

export function Waveforms() {
  const lines: [string, Partial<Parameters<typeof Waveform>[0]>][] = [
    ['model', {}],
    ['progress 0.5', { progress: 0.5 }],
    ['model and learner', { second: VOICE.map((peak) => peak * 0.8) }],
    ['learner thinner', { second: VOICE.map((peak) => peak * 0.8), weight: 4, secondWeight: 1.5 }],
    ['silence', { envelope: [] }],
    ['few swings', { swings: 24, weight: 2.5 }],
  ];
  return (
    <Story part="echo-line">
      {lines.map(([name, props]) => (
        <StoryExample key={name} name={name}>
          <Waveform envelope={VOICE} className="h-16" {...props} />
        </StoryExample>
      ))}
    </Story>
  );
}

const toCoverUri = (part: CoverPart) =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg({ part, envelope: VOICE }))}`;

export function Covers() {
  return (
    <Story part="cover">
      <StoryExample name="aspect-video">
        <Cover src={toCoverUri('train')} first className="aspect-video w-full" />
      </StoryExample>
      <StoryExample name="aspect-square">
        <Cover src={toCoverUri('book')} first className="aspect-square w-1/2" />
      </StoryExample>
      <StoryExample name="every part">
        <div className="grid grid-cols-3 gap-2">
          {PARTS.map((part) => (
            <Cover key={part} src={toCoverUri(part)} first className="aspect-[3/2]" />
          ))}
        </div>
      </StoryExample>
    </Story>
  );
}

export function Icons() {
  return (
    <Story part="icons">
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-6 sm:col-span-2 lg:col-span-3"
        lang="en"
      >
        {ICONS.map(([name, Icon]) => (
          <li key={name} className="grid justify-items-center gap-1 text-center">
            <Icon />
            <span className="text-xs text-soft">{name.slice(0, -'Icon'.length)}</span>
          </li>
        ))}
      </ul>
    </Story>
  );
}

export function Flags() {
  return (
    <Story part="flags">
      <StoryExample name="TaiwanFlag, UnitedStatesFlag: as in the menu">
        <TaiwanFlag className="h-4 w-6" />
        <UnitedStatesFlag className="h-4 w-6" />
      </StoryExample>
      <StoryExample name="large">
        <TaiwanFlag className="h-16 w-24" />
        <UnitedStatesFlag className="h-16 w-24" />
      </StoryExample>
    </Story>
  );
}

export function Faces() {
  const t = useI18n();
  const { label } = SAMPLES[useLanguage()];
  return (
    <Story part="faces">
      <StoryExample name="LogoMark">
        <LogoMark className="h-14 w-22" />
      </StoryExample>
      <StoryExample name="Logo">
        <Logo name={t('common.member')} />
      </StoryExample>
      <StoryExample name="Avatar: no picture, a picture">
        <Avatar name={label} src={null} />
        <Avatar name={label} src="/icons/192.png" />
      </StoryExample>
    </Story>
  );
}
