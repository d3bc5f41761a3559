const NAME = 'looked-up';

/** Marks a word of the page without changing its elements, where the browser can.
 *  @returns the function that removes the mark */
export function highlightWord(range: Range): () => void {
  if (typeof Highlight !== 'function' || !CSS.highlights) return () => {};
  const mark = new Highlight(range);
  CSS.highlights.set(NAME, mark);
  return () => {
    if (CSS.highlights.get(NAME) === mark) CSS.highlights.delete(NAME);
  };
}
