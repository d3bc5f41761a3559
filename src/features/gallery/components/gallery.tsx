import type { ComponentType } from 'react';
import { day, night } from '../../../../tailwind.config';
import { PART_NAMES, PARTS, type PartName } from '../parts';
import { Badges, Buttons, IconButtons, Links } from './buttons';
import { Checkboxes, Radios, Selects, Sliders } from './choices';
import { Colours, Contrasts } from './colours';
import { Dimensions } from './dimensions';
import { Covers, Faces, Flags, Icons, Waveforms } from './drawings';
import {
  Disclosures,
  Notices,
  OfflineBanners,
  ProgressBars,
  ScrollAreas,
  Skeletons,
} from './feedback';
import { Dialogs, Menus, Popovers, ToastExamples } from './layers';
import { FilterBars, ListSearches, ListStates } from './lists';
import { ShownStates } from './shown-states';
import { PasswordFields, TextAreas, TextFields } from './text-fields';
import { ThemeChoice } from './theme-choice';
import { Typography } from './typography';

const STORIES: Record<PartName, ComponentType> = {
  colours: Colours,
  contrasts: Contrasts,
  print: Typography,
  measures: Dimensions,
  button: Buttons,
  'icon-button': IconButtons,
  badge: Badges,
  link: Links,
  'text-field': TextFields,
  'password-field': PasswordFields,
  'text-area-field': TextAreas,
  'select-field': Selects,
  'checkbox-field': Checkboxes,
  'radio-group': Radios,
  'slider-field': Sliders,
  'filter-bar': FilterBars,
  'list-search': ListSearches,
  'list-states': ListStates,
  menu: Menus,
  popover: Popovers,
  dialog: Dialogs,
  toasts: ToastExamples,
  notice: Notices,
  question: Disclosures,
  'connection-strip': OfflineBanners,
  'progress-line': ProgressBars,
  skeleton: Skeletons,
  'scroll-box': ScrollAreas,
  'echo-line': Waveforms,
  cover: Covers,
  icons: Icons,
  flags: Flags,
  faces: Faces,
};

/** The tokens and every primitive with its states, for developers. */
export function Gallery() {
  return (
    <div className="column grid grid-cols-[minmax(0,1fr)] gap-12 py-12" data-gallery>
      <header className="grid gap-6" lang="en">
        <h1 className="text-3xl">Gallery</h1>
        <p className="max-w-text text-soft">
          The tokens of tailwind.config.ts and every part of src/components/ui in each of its
          states. What is under the pointer, pressed or has the keyboard is shown by the page’s own
          rules. npm run gallery:accept takes the pictures that the tests compare.
        </p>
        <ThemeChoice day={day} night={night} />
        <nav aria-label="Parts" className="border-y border-line py-2">
          <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
            {PART_NAMES.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className="foot-link w-full">
                  {PARTS[name].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {PART_NAMES.map((name) => {
        const Part = STORIES[name];
        return <Part key={name} />;
      })}
      <ShownStates />
    </div>
  );
}
