import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

type Looks = { className?: string };

/** Renders the only child of a primitive with the primitive's styles, such as a link as a button. The child
 *  keeps its own properties, and its classes come last.
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
