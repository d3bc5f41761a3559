'use client';
import { Avatar } from '~/components/layout/avatar';
import { Logo, LogoMark } from '~/components/layout/logo';
import { TaiwanFlag, UnitedStatesFlag } from '~/components/ui/flags';
import * as arrows from '~/components/ui/icons/arrows';
import * as editing from '~/components/ui/icons/editing';
import * as marks from '~/components/ui/icons/marks';
import * as microphone from '~/components/ui/icons/microphone';
import * as playing from '~/components/ui/icons/playing';
import * as shell from '~/components/ui/icons/shell';
import * as things from '~/components/ui/icons/things';
import { Waveform } from '~/components/ui/waveform';
import { WaveformCover } from '~/components/ui/waveform-cover';
import { useI18n, useLanguage } from '~/i18n/client';
import { coverSvg } from '~/lib/cover-svg';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

/** A synthetic envelope: two phrases with a pause. */
const VOICE = Array.from({ length: 96 }, (_, index) =>
  Math.round(100 * Math.abs(Math.sin(index / 4) * Math.sin(index / 15))),
);
const ICONS = [
  ...Object.entries(arrows),
  ...Object.entries(editing),
  ...Object.entries(marks),
  ...Object.entries(microphone),
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

const toCoverUri = (rows: number) =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg({ envelope: VOICE, rows }))}`;

export function WaveformCovers() {
  return (
    <Story part="sound-cover">
      <StoryExample name="rows 3, aspect-video">
        <WaveformCover src={toCoverUri(3)} rows first className="aspect-video w-full" />
      </StoryExample>
      <StoryExample name="rows 5, aspect-square">
        <WaveformCover src={toCoverUri(5)} rows first className="aspect-square w-1/2" />
      </StoryExample>
      <StoryExample name="rows 1">
        <WaveformCover src={toCoverUri(1)} rows first className="h-20 w-full" />
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
