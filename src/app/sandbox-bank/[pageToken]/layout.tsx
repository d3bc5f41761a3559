import './bank.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LANGUAGE_TAGS } from '~/lib/language';
import { getCharge } from './charge';
import { TEXTS } from './texts';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Sandbox Bank',
  robots: { index: false },
  icons: { icon: 'data:,' },
};

interface Props {
  params: Promise<{ pageToken: string }>;
  children: ReactNode;
}

/** The bank's own layout, in the language of the charge, without anything of the shop. */
export default async function BankLayout({ params, children }: Props) {
  const charge = await getCharge((await params).pageToken);
  const language = charge?.language ?? 'zh';
  const texts = TEXTS[language];
  return (
    <html lang={LANGUAGE_TAGS[language]}>
      <body>
        <header className="head">
          <p className="bank">{texts.bank}</p>
          <p className="test">{texts.test}</p>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
