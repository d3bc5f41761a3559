import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { CLIENT_REFERENCE } from '~/lib/next-internals.mjs';
import { Link } from '../ui/link';

/** Calls every server component of a tree until only HTML elements are left. Links of the site become marked
 *  anchors, which `StaticHtmlBox` handles.
 *  @throws Error for a client component, because static HTML is not hydrated */
export async function resolveElements(node: ReactNode): Promise<ReactNode> {
  const resolved = await node;
  if (Array.isArray(resolved)) return Promise.all(resolved.map(resolveElements));
  if (!isValidElement<{ children?: ReactNode }>(resolved)) return resolved;
  const { type, props } = resolved;
  if (type === Link)
    return resolveElements(toAnchor(props as ComponentProps<typeof Link>, resolved.key));
  if (typeof type === 'function') {
    if ((type as { $$typeof?: symbol }).$$typeof === CLIENT_REFERENCE)
      throw new Error('A client component cannot be part of static HTML: leave it beside.');
    return resolveElements((type as (props: object) => ReactNode)(props));
  }
  const { children } = props;
  if (children === undefined || children === null || typeof children !== 'object') return resolved;
  const inside = await resolveElements(children);
  return Array.isArray(inside)
    ? cloneElement(resolved, undefined, ...inside)
    : cloneElement(resolved, undefined, inside);
}

/** An anchor to the link's page. Its page is prefetched when somebody points at or touches it, and
 *  `data-page` states whether that page has static HTML. */
function toAnchor(props: ComponentProps<typeof Link>, key: string | null) {
  const { href, staticHtml, prefetch: _, replace: __, scroll: ___, ...rest } = props;
  return (
    <a
      key={key}
      {...(rest as ComponentProps<'a'>)}
      href={String(href)}
      data-page={staticHtml ? 'html' : ''}
    />
  );
}
