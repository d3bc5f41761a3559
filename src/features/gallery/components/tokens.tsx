import { TaiwanFlag, UnitedStatesFlag } from '~/components/ui/flags';
import * as icons from '~/components/ui/icons';
import { Drawer, Specimen } from './specimen';

const COLOURS = ['ink', 'gold', 'paper', 'raised', 'sunken', 'text', 'soft', 'line', 'edge'];
const JUDGED = ['said', 'nearly', 'again'];
const SIZES = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl'];
const DRAWN = Object.entries(icons).filter(([name]) => name.endsWith('Icon'));

/** Colours, sizes of print, and drawings. @param sentence shows the sizes */
export function Tokens({ sentence }: { sentence: string }) {
  return (
    <>
      <Drawer name="Colours">
        {[...COLOURS, ...JUDGED].map((name) => (
          <Specimen key={name} name={name}>
            <span
              className="h-12 w-full border border-edge"
              style={{ background: `var(--${name})` }}
            />
          </Specimen>
        ))}
      </Drawer>
      <Drawer name="Print">
        {SIZES.map((size) => (
          <Specimen key={size} name={size}>
            <p className={`font-serif font-semibold ${size}`}>{sentence}</p>
          </Specimen>
        ))}
      </Drawer>
      <Drawer name="Icons, flags">
        <div className="flex flex-wrap gap-4 sm:col-span-2 lg:col-span-3">
          {DRAWN.map(([name, Icon]) => (
            <Icon key={name} />
          ))}
          <TaiwanFlag className="h-4 w-6 border border-line" />
          <UnitedStatesFlag className="h-4 w-6 border border-line" />
        </div>
      </Drawer>
    </>
  );
}
