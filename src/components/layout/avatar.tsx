import { classNames } from '~/lib/class-names';

/** A person's picture, or the first letter of the name. */
export function Avatar(props: { name: string; src: string | null; className?: string }) {
  const classes = classNames('size-12 shrink-0 rounded-full border border-line', props.className);
  if (props.src)
    // biome-ignore lint/performance/noImgElement: avatars are stored in their final size.
    return <img src={props.src} alt="" className={classNames(classes, 'object-cover')} />;
  return (
    <span
      aria-hidden
      className={classNames(
        classes,
        'flex items-center justify-center bg-gold-soft font-serif text-lg font-bold text-gold-text',
      )}
    >
      {Array.from(props.name.trim())[0]?.toUpperCase() ?? ''}
    </span>
  );
}
