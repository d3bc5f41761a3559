'use client';
import { useEffect } from 'react';
import { SONG_STYLES } from '~/app/song-faces';

/** Declares the files of the Chinese headline face that can wait: those of pages whose first screen does without,
 *  then those for all texts that the faces of a page do not have. Each is declared once the ones before have come:
 *  the painting does not wait for them, and the browser does not fetch the last for characters of a file that is
 *  on its way. */
export function LateFaces() {
  useEffect(() => {
    let isHere = true;
    const declareInTurn = async () => {
      for (const declare of [declareLateFaces, declareAllFaces]) {
        await document.fonts?.ready;
        if (!isHere) return;
        declare();
      }
    };
    void declareInTurn();
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

/** Applies the rules of `page-faces.css` for faces that can wait. */
function declareLateFaces() {
  document.documentElement.dataset.lateFaces = '';
}

function declareAllFaces() {
  if (document.head.querySelector(`link[href="${SONG_STYLES}"]`)) return;
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = SONG_STYLES;
  document.head.append(styles);
}
