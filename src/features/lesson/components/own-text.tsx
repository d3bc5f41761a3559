/** A text by the learner, unchanged. */
export function OwnText({
  title,
  text,
  language,
}: {
  title: string;
  text: string;
  language?: 'en';
}) {
  return (
    <section className="grid gap-1">
      <h2 className="text-sm font-semibold">{title}</h2>
      <p lang={language} className="whitespace-pre-wrap break-words border-l-2 border-line pl-4">
        {text}
      </p>
    </section>
  );
}
