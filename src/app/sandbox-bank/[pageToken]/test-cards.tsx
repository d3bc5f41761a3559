import { toTable } from '~/lib/to-table';
import type { BankTexts } from './texts';

export interface TestCardsProps {
  texts: BankTexts;
  cards: [string, string][];
  onUse: (number: string) => void;
}

/** The list of test cards with their outcomes. */
export function TestCards({ texts, cards, onUse }: TestCardsProps) {
  const answers = toTable<string>({
    approved: texts.approved,
    card_declined: texts.card_declined,
    insufficient_funds: texts.insufficient_funds,
  });
  return (
    <section className="cards">
      <h2>{texts.cards}</h2>
      <ul>
        {cards.map(([number, answer]) => {
          const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ');
          return (
            <li key={number}>
              <code>{grouped}</code>
              <span>{answers.get(answer)}</span>
              <button
                type="button"
                className="plain"
                aria-label={`${texts.use} ${grouped}`}
                onClick={() => onUse(grouped)}
              >
                {texts.use}
              </button>
            </li>
          );
        })}
      </ul>
      <p>{texts.anyExpiry}</p>
    </section>
  );
}
