import {
  operatorOrderSchema,
  operatorSelfSchema,
  orderNumberSchema,
  personIdSchema,
  personSchema,
  searchResultSchema,
  searchSchema,
  todaySchema,
} from '~/schemas/console';
import { confirmPasswordSchema } from '~/schemas/operator';
import { actPageSchema, listActsSchema } from '~/schemas/operator-act';
import { orderOutlineSchema } from '~/schemas/operator-order';
import { operatorProcedure, router } from '~/server/api/trpc';
import { confirmPassword } from '~/server/services/console/confirm-password';
import { getOrderByNumber } from '~/server/services/console/get-order';
import { getOrderOutline } from '~/server/services/console/get-order-outline';
import { getPerson } from '~/server/services/console/get-person';
import { getSelf } from '~/server/services/console/get-self';
import { getToday } from '~/server/services/console/get-today';
import { search } from '~/server/services/console/search';
import { listActs } from '~/server/services/operator/list-acts';

/** Queries of every page of the console, and pages without a domain of their own. */
export const consoleRouter = router({
  self: operatorProcedure.output(operatorSelfSchema).query(({ ctx }) => getSelf({ ctx })),

  today: operatorProcedure.output(todaySchema).query(({ ctx }) => getToday({ ctx })),

  search: operatorProcedure
    .input(searchSchema)
    .output(searchResultSchema)
    .query(({ ctx, input }) => search({ ctx, input })),

  confirmPassword: operatorProcedure
    .input(confirmPasswordSchema)
    .mutation(({ ctx, input }) => confirmPassword({ ctx, input })),

  acts: operatorProcedure
    .input(listActsSchema)
    .output(actPageSchema)
    .query(({ ctx, input }) => listActs({ ctx, input })),

  person: operatorProcedure
    .input(personIdSchema)
    .output(personSchema)
    .query(({ ctx, input }) => getPerson({ ctx, input })),

  order: operatorProcedure
    .input(orderNumberSchema)
    .output(operatorOrderSchema)
    .query(({ ctx, input }) => getOrderByNumber({ ctx, input })),

  orderOutline: operatorProcedure
    .input(orderNumberSchema)
    .output(orderOutlineSchema)
    .query(({ ctx, input }) => getOrderOutline({ ctx, input })),
});
