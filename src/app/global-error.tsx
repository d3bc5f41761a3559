'use client';
import { useEffect } from 'react';
import { reloadOnceForChunk } from './[locale]/_layout/chunk-failure';

/** Styles of both themes, inline: the page loads no style sheet. */
const STYLE = `
  body { display: grid; place-content: center; gap: 16px; min-height: 100vh; margin: 0; padding: 24px;
    box-sizing: border-box; text-align: center; font: 17px/1.75 system-ui, sans-serif;
    background: #fbfaf7; color: #151a2d; color-scheme: light dark; }
  h1 { font-size: 24px; line-height: 1.4; margin: 0; }
  p { margin: 0; }
  a { color: #032f9f; display: inline-block; padding: 8px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0c1122; color: #eef0f7; }
    a { color: #8fa8ff; }
  }`;

/** Page for when the error page itself fails: in both languages, without any assets. */
export default function GlobalError({ error }: { error: unknown }) {
  const digest = (error as { digest?: string } | null)?.digest;
  useEffect(() => {
    console.error(error);
    reloadOnceForChunk(error);
  }, [error]);
  return (
    <html lang="zh-TW">
      <head>
        <title>500</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>顯示錯誤頁面時發生錯誤</h1>
        <p lang="en">An error occurred while showing the error page</p>
        {digest && (
          <p>
            錯誤代碼 <span lang="en">Error code</span> {digest}
          </p>
        )}
        <p>
          <a href="/">
            回到首頁 <span lang="en">Back to the home page</span>
          </a>
        </p>
      </body>
    </html>
  );
}
