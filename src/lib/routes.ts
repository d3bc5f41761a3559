/** Every page of the product, under the names of the specification (without the language).
 *  `:id` and `:token` are parameters. */
export const ROUTES = {
  index: '/',
  cart: '/cart',
  'change-password': '/change-password',
  course: '/course',
  'course-news': '/course-news',
  'course-news-slug': '/course-news/:slug',
  'course-news-slug-lesson': '/course-news/:slug/lesson',
  'course-video': '/course-video',
  'course-video-id': '/course-video/:id',
  'course-voice': '/course-voice',
  'course-voice-old': '/course-voice/old',
  'course-voice-id': '/course-voice/:id',
  'discovery-activity': '/discovery-activity',
  'discovery-activity-id': '/discovery-activity/:id',
  'email-verify-id': '/email-verify/:id',
  faq: '/faq',
  'forgot-password': '/forgot-password',
  login: '/login',
  'my-lesson': '/my-lesson',
  'my-lesson-progress': '/my-lesson/progress',
  'my-lesson-review': '/my-lesson/review',
  'news-honor': '/news-honor',
  'news-honor-MixBlock': '/news-honor/MixBlock',
  'news-honor-id': '/news-honor/:id',
  order: '/order',
  'order-created-id': '/order-created/:id',
  'password-reset-token': '/password-reset/:token',
  payment: '/payment',
  price: '/price',
  privacy: '/privacy',
  profile: '/profile',
  'profile-security': '/profile/security',
  refund: '/refund',
  signup: '/signup',
  tou: '/tou',
} as const;

export type RouteKey = keyof typeof ROUTES;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Args<Key extends RouteKey> = [ParamsOf<(typeof ROUTES)[Key]>] extends [never]
  ? []
  : [params: Record<ParamsOf<(typeof ROUTES)[Key]>, string>];

/** The path of a page without its language: `route('order-created-id', { id })` → `/order-created/…`. */
export function route<Key extends RouteKey>(key: Key, ...[params]: Args<Key>): string {
  const values = (params ?? {}) as Record<string, string>;
  return ROUTES[key].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

/** Which page a path (without its language) is; null when there is none. */
export function routeKeyOf(path: string): RouteKey | null {
  const parts = path.split('/');
  for (const [key, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split('/');
    const fits =
      wanted.length === parts.length &&
      wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
    if (fits) return key as RouteKey;
  }
  return null;
}

/** The specification's name of a page in a language: `course___en`. */
export function routeName(path: string, language: string): string {
  return `${routeKeyOf(path) ?? 'not-found'}___${language}`;
}
