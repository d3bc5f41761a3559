'use client';
import { ScrollArea } from '~/components/ui/scroll-area';
import {
  hasPermission,
  needsConfirmation,
  PERMISSIONS,
  type Permission,
} from '~/domain/permissions';
import { OPERATOR_ROLES } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import { permissionText } from '~/i18n/permission-text';

/** The permissions of the roles, from the table in the code. */
export function RoleTable() {
  const t = useI18n();
  const permissions = Object.keys(PERMISSIONS) as Permission[];
  return (
    <div className="grid gap-6">
      <ScrollArea label={t('consoleShell.rolePage.title')}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b-2 border-text text-left text-soft">
              <th scope="col" className="py-2 pr-2 sm:pr-4 font-normal">
                {t('consoleShell.rolePage.permission')}
              </th>
              {OPERATOR_ROLES.map((role) => (
                <th
                  key={role}
                  scope="col"
                  className="px-1 py-2 text-center font-normal whitespace-nowrap sm:px-3"
                >
                  {t(`consoleShell.roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission} className="border-b border-line">
                <th scope="row" className="py-2 pr-2 sm:pr-4 text-left font-normal">
                  {t(`consoleShell.rolePage.permissions.${permissionText(permission)}`)}
                  {needsConfirmation(permission) && (
                    <span className="block text-xs text-gold-text">
                      {t('consoleShell.rolePage.confirmed')}
                    </span>
                  )}
                </th>
                {OPERATOR_ROLES.map((role) => (
                  <td key={role} className="relative px-1 py-2 text-center sm:px-3">
                    <Mark isAllowed={hasPermission(role, permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="text-sm text-soft">{t('consoleShell.rolePage.support')}</p>
    </div>
  );
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  const t = useI18n();
  return (
    <>
      <span aria-hidden className={isAllowed ? 'text-ink' : 'text-soft'}>
        {isAllowed ? '●' : '–'}
      </span>
      <span className="sr-only">
        {t(isAllowed ? 'consoleShell.rolePage.yes' : 'consoleShell.rolePage.no')}
      </span>
    </>
  );
}
