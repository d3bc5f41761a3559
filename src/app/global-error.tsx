'use client';

/** What is left when even the error page fails: both languages, no styles to load. */
export default function GlobalError() {
  return (
    <html lang="zh-TW">
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          display: 'grid',
          placeContent: 'center',
          gap: 16,
          minHeight: '100vh',
          margin: 0,
          padding: 24,
          textAlign: 'center',
          background: '#fbfaf7',
          color: '#151a2d',
        }}
      >
        <title>500</title>
        <h1 style={{ fontSize: 24, margin: 0 }}>顯示錯誤頁面時發生問題</h1>
        <p lang="en" style={{ margin: 0 }}>
          An error occurred while showing the error page
        </p>
        <p style={{ margin: 0 }}>
          <a href="/" style={{ color: '#032f9f' }}>
            回到首頁 Back to the home page
          </a>
        </p>
      </body>
    </html>
  );
}
