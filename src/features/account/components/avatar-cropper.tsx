'use client';
import { Phrases } from '~/components/ui/phrases';
import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '~/components/ui/button';
import { SliderField } from '~/components/ui/slider-field';
import { useI18n } from '~/i18n/client';
import type { Crop } from '~/schemas/avatar';

interface Props {
  url: string;
  onChange: (crop: Crop) => void;
}

const MAX_ZOOM = 4;

/** The cropper of an avatar: drag, pinch, wheel, arrow keys, the zoom slider and the rotation. */
export function AvatarCropper({ url, onChange }: Props) {
  const t = useI18n();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Crop['turn']>(0);

  function emitCrop({ x, y, width, height }: Area) {
    const toFraction = (percent: number) => Math.min(1, Math.max(0, percent / 100));
    onChange({
      x: toFraction(x),
      y: toFraction(y),
      width: toFraction(width),
      height: toFraction(height),
      turn,
    });
  }

  return (
    <div className="grid gap-2">
      <div className="relative h-72 w-full overflow-hidden bg-sunken [@media(max-height:640px)]:h-52">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          rotation={turn}
          aspect={1}
          cropShape="round"
          showGrid={false}
          maxZoom={MAX_ZOOM}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={emitCrop}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('account.avatar.area') }}
        />
      </div>
      <p className="text-sm text-soft">
        <Phrases>{t('account.avatar.how')}</Phrases>
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        <SliderField
          label={t('account.avatar.zoom')}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          valueText={`${Math.round(zoom * 100)}%`}
        />
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setTurn(((turn + 90) % 360) as Crop['turn'])}
        >
          {t('account.avatar.turn')}
        </Button>
      </div>
    </div>
  );
}
