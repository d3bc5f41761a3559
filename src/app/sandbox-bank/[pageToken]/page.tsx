import { notFound } from 'next/navigation';
import { formatCurrency } from '~/lib/format-currency';
import { TEST_CARDS } from '~/server/gateways/payment/sandbox/test-cards';
import { type CardField, CardForm } from './card-form';
import { getCharge } from './charge';
import { TEXTS } from './texts';

interface Props {
  params: Promise<{ pageToken: string }>;
  searchParams: Promise<{ invalid?: string | string[] }>;
}

const FIELDS: CardField[] = ['number', 'testCard', 'expiry', 'code'];

/** The hosted card page of one charge. */
export default async function BankPage({ params, searchParams }: Props) {
  const { pageToken } = await params;
  const { invalid } = await searchParams;
  const charge = await getCharge(pageToken);
  if (!charge) notFound();
  const texts = TEXTS[charge.language];
  const open = charge.status === 'OPEN' || charge.status === 'DECLINED';
  return (
    <>
      <h1>{texts.heading}</h1>
      <dl>
        <dt>{texts.amount}</dt>
        <dd className="amount">{formatCurrency(charge.amount, charge.currency)}</dd>
        <dt>{texts.order}</dt>
        <dd>{charge.description}</dd>
        <dt>{texts.reference}</dt>
        <dd>{charge.reference}</dd>
      </dl>
      {open ? (
        <CardForm
          texts={texts}
          cards={[...TEST_CARDS]}
          declined={charge.status === 'DECLINED' ? charge.declineReason : null}
          returnUrl={charge.returnUrl}
          invalid={FIELDS.find((field) => field === invalid) ?? null}
          calls={`/api/sandbox-bank/${encodeURIComponent(pageToken)}`}
        />
      ) : (
        <>
          <p role="status" className="notice">
            {charge.status === 'CAPTURED' ? texts.captured : texts.cancelled}
          </p>
          <a className="button" href={charge.returnUrl}>
            {texts.back}
          </a>
        </>
      )}
    </>
  );
}
