'use client';
import { useId } from 'react';

export interface SliderFieldProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** Replaces the bare number for screen readers. */
  valueText?: string;
}

/** A range input: the browser's own slider, which supports keyboard, touch and screen readers. */
export function SliderField(props: SliderFieldProps) {
  const { label, min, max, step, value, onChange, valueText } = props;
  const id = useId();
  return (
    <div className="flex grow items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="h-11 min-w-0 grow cursor-pointer accent-ink"
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
