import { LANGUAGE_TAGS, LANGUAGES } from '~/lib/language';
import tailwind from '../../../../tailwind.config';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

const FACES = { sans: 'font-sans', serif: 'font-serif', english: 'font-english', ipa: 'font-ipa' };
const LINES: Record<keyof typeof FACES, string> = {
  sans: 'Ten minutes a day, out loud',
  serif: 'Ten minutes a day, out loud',
  english: 'Late buses leave every ten minutes.',
  ipa: 'ˈmɪdnaɪt · θɪŋk · ˈpræk.tɪs',
};
const SIZES = Object.entries(tailwind.theme.fontSize) as [
  string,
  [string, { lineHeight: string }],
][];
const pixels = (size: string) => Math.round(Number.parseFloat(size) * 160) / 10;

/** The sizes in both languages, and the faces. */
export function Typography() {
  return (
    <Story part="print">
      {SIZES.map(([name, [size, { lineHeight }]]) => (
        <StoryExample key={name} name={`text-${name}: ${pixels(size)} px on ${lineHeight}`} wide>
          <div className="grid w-full gap-x-8 gap-y-1 lg:grid-cols-2">
            {LANGUAGES.map((language) => (
              <p
                key={language}
                lang={LANGUAGE_TAGS[language]}
                className={`wrap-anywhere ${Number.parseFloat(size) > 1.3 ? 'font-serif font-semibold' : ''}`}
                style={{ fontSize: size, lineHeight }}
              >
                {SAMPLES[language].sentence}
              </p>
            ))}
          </div>
        </StoryExample>
      ))}
      {Object.entries(FACES).map(([name, face]) => (
        <StoryExample key={name} name={face}>
          <p className={`text-lg ${face}`} lang="en">
            {LINES[name as keyof typeof FACES]}
          </p>
        </StoryExample>
      ))}
    </Story>
  );
}
