import { cookies } from 'next/headers';

const CART = {
  result: true,
  cart: { items: [], totalPrice: 0, totalItem: 0, totalQty: 0 },
};

/** A cart add that adds nothing: the cost of the framework itself, with a reading of the cookies. */
export async function POST() {
  await cookies();
  return Response.json(CART);
}
