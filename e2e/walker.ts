import type { Page } from '@playwright/test';
import type { Language } from '~/lib/language';
import { createAccount, type Person, signInDevice } from './account';
import type { App } from './app';
import { appointOperator } from './appoint-operator';
import { createDraft } from './create-draft';
import { findVoiceLesson } from './find-voice-lesson';
import { localisedPath } from './fixtures';
import { grantMembership } from './grant-membership';
import { AUDIENCES, type Audience, type KnownIds } from './screens';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';

const MINUTES_A_YEAR = 365 * 24 * 60;
const MISSING = '00000000-0000-4000-8000-000000000000';

/** Who opens the pages of a walk in one browser: a visitor, who becomes a user with an order, a member and an
 *  operator in turn. */
export class Walker {
  /** The ids of what was created for this person; before that, unknown ones. */
  readonly known: KnownIds = {
    order: MISSING,
    orderNumber: 'SY20261121-00000',
    person: MISSING,
    draft: MISSING,
    voiceLesson: MISSING,
  };
  private person: Person | undefined;
  private audience: Audience = 'visitor';

  constructor(
    private readonly page: Page,
    private readonly app: App,
    private readonly language: Language,
  ) {}

  /** Becomes all audiences up to this one. */
  async become(wanted: Audience): Promise<void> {
    const [from, to] = [this.audience, wanted].map((one) => AUDIENCES.indexOf(one));
    for (const audience of AUDIENCES.slice(from! + 1, to! + 1)) await this.advance(audience);
    this.audience = wanted;
  }

  private async advance(audience: Audience): Promise<void> {
    // Latin letters: a Chinese name would be Chinese in the English pages.
    const person = this.person ?? (await createAccount(this.app, 'Ann Lin'));
    this.person = person;
    if (audience === 'user') await this.order(person);
    else if (audience === 'member')
      await grantMembership(this.app, person, { minutes: MINUTES_A_YEAR });
    else await this.operate(person);
  }

  /** Logs in and orders the first plan, without paying for it. */
  private async order(person: Person): Promise<void> {
    const { page, language } = this;
    await signInDevice(this.app, page.request, person);
    await page.goto(localisedPath(language, '/price'));
    await buyFirstPlan(page, TEXTS[language]);
    await page.waitForURL(/sandbox-bank/);
    await page.goto(localisedPath(language, '/order'));
    const link = page.locator('a[href*="/order-created/"]').first();
    this.known.order = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    this.known.orderNumber = (await link.textContent())?.trim() ?? '';
  }

  private async operate(person: Person): Promise<void> {
    this.known.person = await appointOperator(this.app, person, 'OWNER');
    this.known.draft = await createDraft(this.page, this.app);
    this.known.voiceLesson = await findVoiceLesson(this.app, 'breakfast-shop-guest');
  }
}
