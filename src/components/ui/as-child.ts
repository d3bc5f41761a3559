import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

type Looks = { className?: string };

/** The only child of a primitive in the primitive's place, with its looks: a link in the style of a button. The
 *  child keeps its own properties, and its classes come after.
 *  @throws Error when there is not exactly one element */
export function renderAsChild(
  child: ReactNode,
  looks: Looks & Record<string, unknown>,
): ReactElement {
  const element = Children.only(child) as ReactElement<Looks>;
  return cloneElement(element, {
    ...looks,
    ...element.props,
    className: classNames(looks.className, element.props.className),
  });
}
