'use client';
import { SelectField } from '~/components/ui/select-field';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS, type Language } from '~/lib/language';
import type { ContentEditor } from './use-content-editor';

/** A field of content, by its path: `question.zh`. */
export interface ContentFieldRule {
  path: string;
  label: string;
  hint?: string;
  /** Language of what is typed. */
  language?: Language;
  /** A paragraph has no line breaks, and its field grows with the text. */
  kind?: 'line' | 'paragraph' | 'lines' | 'day' | 'address';
  /** Choices; without them it is text. */
  options?: { value: string; label: string }[];
  maxLength?: number;
  /** First day that can be chosen. */
  min?: string;
  isOptional?: boolean;
  /** Whether it spans both columns of wide screens. */
  isWide?: boolean;
}

/** A long text scrolls within its field, so that the buttons below stay near. */
const LINES_STYLE = { maxHeight: '70vh' };
const PARAGRAPH_STYLE = { ...LINES_STYLE, minHeight: '5rem' };

interface ContentFieldProps {
  rule: ContentFieldRule;
  editor: ContentEditor;
  error: string | undefined;
}

/** One field of content. It also says when a colleague has just changed it. */
export function ContentField({ rule, editor, error }: ContentFieldProps) {
  const t = useScopedI18n('consoleContent');
  const {
    path,
    label,
    hint,
    language,
    kind = 'line',
    options,
    maxLength,
    min,
    isOptional,
    isWide,
  } = rule;
  const colleague = editor.colleague(path);
  const shared = {
    label,
    hint,
    name: path,
    value: editor.values[path] ?? '',
    error: error ?? (colleague === null ? null : t('colleague', { value: colleague || t('none') })),
    ...(isWide && { className: 'md:col-span-2' }),
    onChange: (event: { currentTarget: { value: string } }) =>
      editor.change(path, toTyped(kind, event.currentTarget.value)),
  };
  if (options) return <SelectField {...shared} options={options} />;
  const text = {
    ...shared,
    lang: language && LANGUAGE_TAGS[language],
    maxLength,
    required: !isOptional,
    autoComplete: 'off',
  };
  if (kind === 'lines') return <TextAreaField {...text} style={LINES_STYLE} />;
  if (kind === 'paragraph') return <TextAreaField {...text} rows={2} style={PARAGRAPH_STYLE} />;
  if (kind === 'day') return <TextField {...text} type="date" min={min} />;
  if (kind === 'address') return <TextField {...text} type="url" inputMode="url" />;
  return <TextField {...text} />;
}

/** Replaces white space that contains a line break with a space. */
const toSpace = (white: string): string => (/[\r\n]/.test(white) ? ' ' : white);

/** A line break that is typed or pasted into a paragraph becomes a space. */
function toTyped(kind: ContentFieldRule['kind'], value: string): string {
  return kind === 'paragraph' ? value.replace(/\s+/g, toSpace) : value;
}
