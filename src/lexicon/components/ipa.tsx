import type { SoundedEntry } from '~/domain/lexicon/letter-file';
import type { Accent } from '~/domain/speech/accent';

/** A pronunciation in the learner's accent; nothing where the dictionary lacks it. */
export function Ipa({ ipa, accent }: { ipa: SoundedEntry['ipa']; accent: Accent }) {
  if (!ipa) return null;
  return (
    <span lang="en-fonipa" className="font-ipa text-base text-soft">
      /{accent === 'US' ? ipa.us : ipa.gb}/
    </span>
  );
}
