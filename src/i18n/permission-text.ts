import type { ActKind } from '~/domain/operator-act';
import type { Permission } from '~/domain/permissions';

type Underscored<Name extends string> = Name extends `${infer Head}.${infer Tail}`
  ? `${Head}_${Tail}`
  : Name;

/** Key of the name of a permission or an act among the texts, where a full stop parts levels. */
export function permissionText<Name extends Permission | ActKind>(name: Name): Underscored<Name> {
  return name.replace('.', '_') as Underscored<Name>;
}
