'use client';
import { type RefObject, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/text-field';
import { formatTime, parseTime } from '~/domain/subtitles/parse-times';
import { MAX_LINE_LENGTH } from '~/domain/subtitles/subtitle-file';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { LineChange } from '../lines/line-changes';
import type { LineFault, LineField, TypedLine } from '../lines/typed-line';
import type { LinePlayerHandle } from './line-player';

interface LineRowProps {
  line: TypedLine;
  /** Its place, counted from 1. */
  number: number;
  isLast: boolean;
  /** Whether the player is at it. */
  isActive: boolean;
  isBusy: boolean;
  /** Faults of all lines. */
  faults: readonly LineFault[];
  durationMs: number;
  dispatch: (change: LineChange) => void;
  player: RefObject<LinePlayerHandle | null>;
}

/** One line: its times and texts, and the actions on it. */
export function LineRow(props: LineRowProps) {
  const { line, number, isLast, isActive, isBusy, faults, durationMs, dispatch, player } = props;
  const t = useScopedI18n('consoleVideos.lines');
  const caret = useRef(0);
  const { key } = line;
  const name = t('number', { number });
  const errorOf = (field: LineField) => {
    const fault = faults.find((one) => one.key === key && one.field === field)?.fault;
    if (!fault) return null;
    if (fault === 'required' || fault === 'time' || fault === 'tooLong') return t(fault);
    return t(`faults.${fault}`, { end: formatTime(durationMs) });
  };
  const field = (of: LineField) => ({
    label: t(of),
    name: `${of}-${key}`,
    value: line[of],
    error: errorOf(of),
    autoComplete: 'off',
    disabled: isBusy,
    'aria-label': `${t(of)} · ${name}`,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      dispatch({ kind: 'type', key, field: of, value }),
  });
  const button = (act: 'play' | 'split' | 'merge' | 'insert' | 'remove', onClick: () => void) => (
    <Button
      variant={act === 'play' ? 'secondary' : 'quiet'}
      size="sm"
      className="px-2.5"
      disabled={isBusy}
      aria-label={`${t(act)} · ${name}`}
      onClick={onClick}
    >
      {t(act)}
    </Button>
  );
  const play = () => player.current?.play(parseTime(line.start) ?? 0, parseTime(line.end));
  return (
    <li
      aria-label={name}
      aria-current={isActive ? 'true' : undefined}
      className={classNames(
        'grid gap-3 border-b border-l-2 border-b-line py-4 pl-3 pr-2 last:border-b-0',
        isActive ? 'border-l-gold bg-sunken' : 'border-l-transparent',
      )}
    >
      <div className="flex flex-wrap items-start gap-3">
        <span className="figures w-6 self-end pb-3 text-sm text-soft" aria-hidden>
          {number}
        </span>
        <TextField {...field('start')} className="w-28" inputMode="decimal" />
        <TextField {...field('end')} className="w-28" inputMode="decimal" />
        <div className="self-end">{button('play', play)}</div>
      </div>
      <TextField
        {...field('en')}
        lang="en"
        maxLength={MAX_LINE_LENGTH}
        onSelect={({ currentTarget }) => {
          caret.current = currentTarget.selectionStart ?? 0;
        }}
      />
      <TextField {...field('zh')} lang="zh-TW" maxLength={MAX_LINE_LENGTH} />
      {line.unknownWords.length > 0 && (
        <p className="text-sm text-soft">
          {t('unknown', { words: line.unknownWords.map((word) => `“${word}”`).join(' ') })}
        </p>
      )}
      <div className="-ml-2.5 flex flex-wrap">
        {button('split', () => dispatch({ kind: 'split', key, caret: caret.current }))}
        {!isLast && button('merge', () => dispatch({ kind: 'merge', key }))}
        {button('insert', () => dispatch({ kind: 'insert', key }))}
        {button('remove', () => dispatch({ kind: 'remove', key }))}
      </div>
    </li>
  );
}
