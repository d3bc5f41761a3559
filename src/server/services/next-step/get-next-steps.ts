import 'server-only';
import { planDay } from '~/domain/next-step/plan-day';
import type { Step } from '~/domain/next-step/step';
import type { NextStep, NextStepInput, NextSteps } from '~/schemas/next-step';
import type { Verb } from '~/server/context';
import { getLearnerState, getLearnerStates, type NamedState } from './learner-state';
import { getVisitorState } from './visitor-state';

/** The actor's steps of today with their reasons: a user's from the account and the scenes of the device, a visitor's
 *  from the device's input. Two statements for a user, one for a visitor. */
export async function getNextSteps({ ctx, input }: Verb<NextStepInput>): Promise<NextSteps> {
  if (ctx.actor.kind === 'user')
    return toNextSteps(
      await getLearnerState({ ctx, input: { userId: ctx.actor.id, scenes: input.scenes ?? [] } }),
    );
  return toNextSteps(await getVisitorState({ ctx, input: input.visitor }));
}

/** Today's steps of many users, in two statements: reminders have the same steps as the screens, except that only a
 *  device knows which scenes were made.
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
  const titles = new Map(state.extras.map(({ kind, slug, title }) => [`${kind} ${slug}`, title]));
  const toShown = (step: Step): NextStep => {
    if ('slug' in step) return { ...step, headline: headlines.get(step.slug)! };
    return 'id' in step ? { ...step, title: titles.get(`${step.kind} ${step.id}`)! } : step;
  };
  const { steps, tomorrow, ...plan } = planDay(state);
  const [first, ...rest] = steps;
  return {
    today: state.today,
    ...plan,
    steps: [toShown(first), ...rest.map(toShown)],
    tomorrow: tomorrow.map(toShown),
  };
}
