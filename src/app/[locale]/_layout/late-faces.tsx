'use client';
import { useEffect } from 'react';
import { SONG_STYLES } from '~/app/song-faces';

/** Declares the files of the Chinese headline face for all texts that the faces of a page do not have. They are
 *  declared once the page's own faces have come: the painting does not wait for their long ranges, and the browser
 *  does not fetch them for characters of a file that is on its way. */
export function LateFaces() {
  useEffect(() => {
    let isHere = true;
    void document.fonts?.ready.then(() => {
      if (isHere) declareFaces();
    });
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <noscript>
      <link rel="stylesheet" href={SONG_STYLES} />
    </noscript>
  );
}

function declareFaces() {
  if (document.head.querySelector(`link[href="${SONG_STYLES}"]`)) return;
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = SONG_STYLES;
  document.head.append(styles);
}
