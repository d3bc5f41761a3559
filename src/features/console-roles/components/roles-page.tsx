'use client';
import { PageHead } from '~/console/page-head';
import { useI18n } from '~/i18n/client';
import { RoleForm } from './role-form';
import { RoleTable } from './role-table';

/** The roles: their permissions, and for owners the form that sets a role. */
export function RolesPage({ canSet }: { canSet: boolean }) {
  const t = useI18n();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHead title={t('consoleShell.rolePage.title')}>
        {t('consoleShell.rolePage.lead')}
      </PageHead>
      {canSet && <RoleForm />}
      <RoleTable />
    </div>
  );
}
