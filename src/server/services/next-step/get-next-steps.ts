import 'server-only';
import { planDay } from '~/domain/next-step/plan-day';
import type { Step } from '~/domain/next-step/step';
import type { NextStep, NextStepInput, NextSteps } from '~/schemas/next-step';
import type { Verb } from '~/server/context';
import { getLearnerState, getLearnerStates, type NamedState } from './learner-state';
import { getVisitorState } from './visitor-state';

/** The actor's steps of today with their reasons: a user's from the account, a visitor's from the device's input. Two
 *  statements for a user, one for a visitor. */
export async function getNextSteps({ ctx, input }: Verb<NextStepInput>): Promise<NextSteps> {
  if (ctx.actor.kind === 'user')
    return toNextSteps(await getLearnerState({ ctx, input: ctx.actor.id }));
  return toNextSteps(await getVisitorState({ ctx, input: input.visitor }));
}

/** Today's steps of many users, in two statements: reminders have the same steps as the screens.
 *  @param input their ids */
export async function getNextStepsOfMany({
  ctx,
  input,
}: Verb<string[]>): Promise<Map<string, NextSteps>> {
  const states = await getLearnerStates({ ctx, input });
  return new Map(Array.from(states, ([user, state]) => [user, toNextSteps(state)]));
}

function toNextSteps(state: NamedState): NextSteps {
  const headlines = new Map(state.units.map(({ slug, headline }) => [slug, headline]));
  const toShown = (step: Step): NextStep =>
    'slug' in step ? { ...step, headline: headlines.get(step.slug)! } : step;
  const { steps, tomorrow, ...plan } = planDay(state);
  const [first, ...rest] = steps;
  return {
    today: state.today,
    ...plan,
    steps: [toShown(first), ...rest.map(toShown)],
    tomorrow: tomorrow.map(toShown),
  };
}
