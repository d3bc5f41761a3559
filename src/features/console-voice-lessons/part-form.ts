'use client';
import type { ZodType } from 'zod';
import type { ContentFieldRule } from '~/console/content/content-field';
import {
  type EditVoiceLessonInput,
  VOICE_PARTS,
  type VoiceChange,
  type VoiceDraftContent,
  type VoicePart,
} from '~/schemas/voice-draft';
import type { VoiceItem } from './item-values';
import { usePartFields } from './use-part-fields';

interface Put {
  id: string;
  version: number;
  item: VoiceItem;
  /** Place of a new item. */
  at?: number;
}

/** The definition of the forms of a part's items. */
export interface PartForm {
  fields: readonly ContentFieldRule[];
  schema: ZodType<VoiceItem>;
  /** The call that adds or replaces an item. */
  toInput: (put: Put) => EditVoiceLessonInput;
}

/** The form of each item of a part. */
export function usePartForm(part: VoicePart, content: VoiceDraftContent): PartForm {
  const fields = usePartFields(content)[part];
  return {
    fields,
    schema: VOICE_PARTS[part] as ZodType<VoiceItem>,
    toInput: ({ id, version, ...item }) => ({
      id,
      version,
      change: { kind: 'put', part, ...item } as VoiceChange,
    }),
  };
}
