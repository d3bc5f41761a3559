import type { ReactNode } from 'react';
import './globals.css';

export const metadata = { title: 'A bare page', description: 'The framework with nothing in it' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
