import { randomUUID } from 'node:crypto';
import type { AttemptInput, LessonItem } from '~/schemas/lesson';
import type { Journal, KnownCart } from './journal';
import { Person } from './person';

/** The data of the product that visits need. */
export interface Shop {
  origin: string;
  /** Product that is put into carts. */
  productId: string;
  /** Slug of a unit that everybody may practise. */
  slug: string;
  /** Address of this machine from which a visit connects, so that a balancer that goes by addresses sees
   *  several people. */
  comeFrom?: (visit: number) => string;
}

const PAGES = ['/', '/course', '/price', '/en', '/en/faq'];
const CART_ADDITIONS = 4;
const PRACTICE_RESULTS = 5;
const PASSWORD = 'a booth of my own';

/** One person's visit: pages, session reads and a cart; every second one also signs up, logs in and practises. Ends
 *  early when `isOver` says so.
 *  @param pause between two calls */
export async function visit(
  { origin, productId, slug, comeFrom }: Shop,
  journal: Journal,
  number: number,
  { pause, isOver }: { pause: () => Promise<unknown>; isOver: () => boolean },
): Promise<void> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const person = new Person(origin, address, comeFrom?.(number));
  const call = async <T>(kind: string, work: () => Promise<T>) => {
    if (isOver()) return null;
    const answer = await journal.call(kind, work);
    await pause();
    return answer;
  };

  await call('page', () => person.view(PAGES[number % PAGES.length] ?? '/'));
  await call('page', () => person.view(`/course-news/${slug}`));
  await call('session', () => person.rest('auth'));
  // The first response sets the cart's cookie: a second addition without it would create another cart.
  const cart: KnownCart = { read: () => readCart(person), acknowledged: 0, unknown: 0 };
  if (await call('cart read', () => person.rest('cart'))) {
    journal.carts.push(cart);
    for (let n = 0; n < CART_ADDITIONS && !isOver(); n++) {
      const added = await call('cart add', () => person.rest('cart/add', { id: productId }));
      if (added?.result) {
        cart.acknowledged += 1;
        journal.acknowledged();
      } else if (added) journal.wrong.push(`cart add: ${JSON.stringify(added)}`);
      else cart.unknown += 1;
    }
  }
  if (number % 2 === 0) await practise(person, { journal, call, slug, cart });
}

type Call = <T>(kind: string, work: () => Promise<T>) => Promise<T | null>;

async function practise(
  person: Person,
  { journal, call, slug, cart }: { journal: Journal; call: Call; slug: string; cart: KnownCart },
): Promise<void> {
  const email = `load-${randomUUID()}@shuoyi.example`;
  const fields = { email, name: '林小譯', password: PASSWORD };
  const signedUp = await call('sign-up', () => person.restWithToken('auth/signup', fields));
  if (!signedUp?.result) return refuse(journal, 'sign-up', signedUp);
  journal.emails.add(email);
  journal.acknowledged();
  const logIn = () => person.restWithToken('auth/login', fields);
  // Without a response the cart may already belong to the account: it is visible after another log-in.
  cart.read = () => logIn().then(() => readCart(person));
  const loggedIn = await call('log-in', logIn);
  if (!loggedIn?.result) return refuse(journal, 'log-in', loggedIn);
  cart.read = () => readCart(person);
  journal.sessions.set(email, async () => Boolean((await person.rest('auth')).result));
  journal.acknowledged();
  const opened = await call('lesson', () => person.api.lesson.open.mutate({ slug }));
  const items = opened ? opened.items.slice(0, PRACTICE_RESULTS) : [];
  for (const item of items) {
    const attempt = buildAttempt(item);
    const saved = await call('practice', () =>
      person.api.lesson.saveAttempts.mutate({ attempts: [attempt] }),
    );
    for (const id of saved?.saved ?? []) {
      journal.attempts.add(id);
      journal.acknowledged();
    }
    if (saved?.refused.length) journal.wrong.push(`practice: ${JSON.stringify(saved.refused)}`);
  }
}

function refuse(journal: Journal, kind: string, answer: Record<string, unknown> | null): void {
  if (answer) journal.wrong.push(`${kind}: ${JSON.stringify(answer)}`);
}

async function readCart(person: Person): Promise<number> {
  const { cart } = (await person.rest('cart')) as { cart: { totalQty: number } };
  return cart.totalQty;
}

function buildAttempt({ id: itemId, reference }: LessonItem): AttemptInput {
  const words = reference.map(({ text }) => ({ text, score: 80, status: 'said' as const }));
  return {
    id: randomUUID(),
    itemId,
    mode: 'SPEAK',
    score: 80,
    passed: true,
    words,
    engine: 'load',
    accent: 'US',
    madeAt: new Date(),
  };
}
