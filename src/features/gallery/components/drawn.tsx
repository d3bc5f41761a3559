'use client';
import { Avatar } from '~/components/layout/avatar';
import { Logo, LogoMark } from '~/components/layout/logo';
import { EchoLine } from '~/components/ui/echo-line';
import { TaiwanFlag, UnitedStatesFlag } from '~/components/ui/flags';
import * as icons from '~/components/ui/icons';
import { SoundCover } from '~/components/ui/sound-cover';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Drawer, Specimen } from './specimen';

/** A made-up voice: two phrases and a breath. */
const VOICE = Array.from({ length: 96 }, (_, at) =>
  Math.round(100 * Math.abs(Math.sin(at / 4) * Math.sin(at / 15))),
);
const ICONS = Object.entries(icons).filter(([name]) => name.endsWith('Icon'));

export function EchoLines() {
  const lines: [string, Partial<Parameters<typeof EchoLine>[0]>][] = [
    ['model', {}],
    ['progress 0.5', { progress: 0.5 }],
    ['model and learner', { second: VOICE.map((peak) => peak * 0.8) }],
    ['learner thinner', { second: VOICE.map((peak) => peak * 0.8), weight: 4, secondWeight: 1.5 }],
    ['silence', { envelope: [] }],
    ['few swings', { swings: 24, weight: 2.5 }],
  ];
  return (
    <Drawer part="echo-line">
      {lines.map(([name, props]) => (
        <Specimen key={name} name={name}>
          <EchoLine envelope={VOICE} className="h-16" {...props} />
        </Specimen>
      ))}
    </Drawer>
  );
}

export function SoundCovers() {
  return (
    <Drawer part="sound-cover">
      <Specimen name="rows 3, aspect-video">
        <SoundCover envelope={VOICE} className="aspect-video w-full" />
      </Specimen>
      <Specimen name="rows 5, aspect-square">
        <SoundCover envelope={VOICE} rows={5} className="aspect-square w-1/2" />
      </Specimen>
      <Specimen name="rows 1">
        <SoundCover envelope={VOICE} rows={1} className="h-20 w-full" />
      </Specimen>
    </Drawer>
  );
}

export function Icons() {
  return (
    <Drawer part="icons">
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
    </Drawer>
  );
}

export function Flags() {
  return (
    <Drawer part="flags">
      <Specimen name="TaiwanFlag, UnitedStatesFlag: as in the menu">
        <TaiwanFlag className="h-4 w-6" />
        <UnitedStatesFlag className="h-4 w-6" />
      </Specimen>
      <Specimen name="large">
        <TaiwanFlag className="h-16 w-24" />
        <UnitedStatesFlag className="h-16 w-24" />
      </Specimen>
    </Drawer>
  );
}

export function Faces() {
  const t = useI18n();
  const { label } = SAMPLES[useLanguage()];
  return (
    <Drawer part="faces">
      <Specimen name="LogoMark">
        <LogoMark className="h-14 w-22" />
      </Specimen>
      <Specimen name="Logo">
        <Logo name={t('common.member')} />
      </Specimen>
      <Specimen name="Avatar: no picture, a picture">
        <Avatar name={label} src={null} />
        <Avatar name={label} src="/icons/192.png" />
      </Specimen>
    </Drawer>
  );
}
