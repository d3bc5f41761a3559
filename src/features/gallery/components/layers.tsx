'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Menu, MenuItem } from '~/components/ui/menu';
import { Popover } from '~/components/ui/popover';
import { useI18n } from '~/i18n/client';
import { Drawer, Specimen } from './specimen';

/** What comes over the page: each opens from its button. */
export function Layers() {
  const t = useI18n();
  const [asking, ask] = useState(false);
  const [setting, set] = useState(false);
  const failed = t('account.failed.update');
  return (
    <Drawer name="Dialog, Menu, Popover, toast">
      <Specimen name="Dialog">
        <Button look="secondary" onClick={() => ask(true)}>
          {t('common.confirm')}
        </Button>
        <Dialog
          open={asking}
          onOpenChange={ask}
          title={t('common.notFound.title')}
          description={t('common.notFound.text')}
          closeLabel={t('common.close')}
          actions={<Button onClick={() => ask(false)}>{t('common.confirm')}</Button>}
        />
      </Specimen>
      <Specimen name="Menu">
        <Menu trigger={<Button look="secondary">{t('common.menu')}</Button>} align="start">
          <MenuItem>{t('common.courses')}</MenuItem>
          <MenuItem>{t('common.plans')}</MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Popover">
        <Popover
          open={setting}
          onOpenChange={set}
          trigger={<Button look="secondary">{t('common.more')}</Button>}
          title={t('common.more')}
          closeLabel={t('common.close')}
        >
          <p className="text-sm text-soft">{t('common.description')}</p>
        </Popover>
      </Specimen>
      <Specimen name="toast: success, warning, error">
        <Button look="quiet" onClick={() => toast.success(t('common.loggedOut'))}>
          {t('common.logout')}
        </Button>
        <Button
          look="quiet"
          onClick={() => toast.warning(failed, { description: t('errors.CSRF_FAILED') })}
        >
          {failed}
        </Button>
        <Button look="quiet" onClick={() => toast.error(t('common.unknownError'))}>
          {t('common.failure.home')}
        </Button>
      </Specimen>
    </Drawer>
  );
}
