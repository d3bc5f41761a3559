/** Request and response of a call, as the document shows them, valid against their schemas. */
interface Example {
  request?: Record<string, unknown>;
  response: Record<string, unknown>;
}

const TOKEN = 'mf3k2q8o.9aQx1dT0bYwLr5Vn.Zk4wq0yB7mT1c9eXo2sU6hJpR8vD3fGnLaKtWiQyE5M';

const user = {
  email: 'ming@example.com',
  name: '王小明',
  gender: 'MALE',
  phone: '0912345678',
  avatar: '/media/avatars/4q7rT1x9.webp',
  vip: { level: 'VIP', expiresAt: '2027-01-01T00:00:00.000Z', paused: null },
  pronunciation: 'US',
  validated: true,
};

const row = {
  rowId: '7b0c5c3e-3f52-4a35-9a41-5c0d1f0f9d11',
  id: '0d9f6a52-6f0e-4b43-8a55-0b7a3d3c1e20',
  name: '十二個月',
  qty: 1,
  price: 6480,
  subtotal: 6480,
};

const toCartResponse = (rows: (typeof row)[]) => ({
  result: true,
  cart: {
    items: rows,
    totalPrice: rows.reduce((sum, { subtotal }) => sum + subtotal, 0),
    totalItem: rows.length,
    totalQty: rows.reduce((sum, { qty }) => sum + qty, 0),
  },
});

const { email, name, gender, phone } = user;

export const examples: Record<string, Example> = {
  auth: { response: { result: true, user } },
  'auth/token': { response: { result: true, token: TOKEN } },
  'auth/signup': {
    request: { _token: TOKEN, email, password: 'a quiet river 2027', name, gender, phone },
    response: { result: true },
  },
  'auth/login': {
    request: { _token: TOKEN, email, password: 'a quiet river 2027' },
    response: { result: true, user },
  },
  'auth/logout': { response: { result: true } },
  'auth/forgot-password': { request: { _token: TOKEN, email }, response: { result: true } },
  'auth/edit-profile': {
    request: { name, phone, pronunciation: 'US' },
    response: { result: true, user },
  },
  'auth/change-password': {
    request: {
      _token: TOKEN,
      password: 'a wider river 2027',
      currentPassword: 'a quiet river 2027',
    },
    response: { result: true, user },
  },
  cart: { response: toCartResponse([row]) },
  'cart/add': { request: { id: row.id, qty: 1 }, response: toCartResponse([row]) },
  'cart/remove': { request: { rowId: row.rowId }, response: toCartResponse([]) },
  'cart/clear': { request: {}, response: toCartResponse([]) },
  'cart/update': {
    request: { rowId: row.rowId, qty: 2 },
    response: toCartResponse([{ ...row, qty: 2, subtotal: 12960 }]),
  },
};
