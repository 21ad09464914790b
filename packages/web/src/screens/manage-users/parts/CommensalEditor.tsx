import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import type { CommensalEntry, CommensalFault, CommensalRow } from "@cantina/domain/clients";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useId, useState } from "react";
import { type PictureFault, pictureTypes } from "../../../composition/device/index.ts";
import { pictureFaultTexts } from "../../../texts/picture-fault-texts.ts";
import * as allergens from "../../../texts/allergens.ts";
import * as list from "../../../texts/clients.ts";
import * as texts from "../../../texts/client-forms.ts";
import * as words from "../../../texts/words.ts";
import { AllergenChips } from "../../../ui/AllergenChips.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FaultText } from "../../../ui/FaultText.tsx";
import { FileButton } from "../../../ui/FileButton.tsx";
import { OptionalMoneyInput } from "../../../ui/OptionalMoneyInput.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { commensalFaultTexts } from "../../../texts/client-fault-texts.ts";
import type { TakePhoto } from "../use-photos.ts";
import { Portrait } from "./Portrait.tsx";

export interface CommensalEditorProps {
  readonly row: CommensalRow;
  readonly classes: readonly CafeteriaClass[];
  readonly hasDailyLimit: boolean;
  readonly onChange: (part: Partial<CommensalEntry>) => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
  readonly onPhoto: ((file: Blob) => ReturnType<TakePhoto>) | undefined;
}

export function CommensalEditor({
  row,
  classes,
  hasDailyLimit,
  onChange,
  onKeep,
  onCancel,
  onPhoto,
}: CommensalEditorProps) {
  const { entry, faults } = row;
  const faultOf = (fault: CommensalFault) => (faults.has(fault) ? commensalFaultTexts[fault] : undefined);
  return (
    <Box
      role="group"
      aria-label={row.kept === null ? texts.newDiner : texts.dataOf(`${row.kept.firstName} ${row.kept.lastName}`)}
      display="flex"
      flexDirection="column"
      gap="3"
      py="1"
    >
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr 1fr" }} gap="3" alignItems="start">
        <TextField
          label={texts.dinerName}
          maxLength={textLimits.name}
          value={entry.firstName}
          error={faultOf("NO_FIRST_NAME")}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          label={words.lastName}
          maxLength={textLimits.name}
          value={entry.lastName}
          error={faultOf("NO_LAST_NAME")}
          onChange={(lastName) => onChange({ lastName })}
        />
        <SelectField
          label={words.schoolClass}
          value={entry.classId ?? ""}
          options={[{ value: "", label: words.choose }, ...classes.map(({ id, name }) => ({ value: id, label: name }))]}
          error={faultOf("NO_CLASS")}
          onChange={(value) => onChange({ classId: classes.find(({ id }) => id === value)?.id ?? null })}
        />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: hasDailyLimit ? "2fr 1fr" : "1fr" }}
        gap="3"
        alignItems="start"
      >
        <TextField
          label={list.allergies}
          maxLength={textLimits.allergies}
          value={entry.allergies}
          hint={texts.allergiesHint}
          onChange={(allergies) => onChange({ allergies })}
        />
        {hasDailyLimit && (
          <OptionalMoneyInput
            label={words.dailyLimit}
            value={entry.dailyLimit}
            hint={texts.dailyLimitHint}
            error={faultOf("UNREADABLE_LIMIT")}
            onChange={(dailyLimit) => onChange({ dailyLimit })}
          />
        )}
      </Box>
      <AllergenChips
        label={allergens.allergensOfDiner}
        hint={allergens.stopsTheSale}
        chosen={entry.allergens}
        onChange={(chosen) => onChange({ allergens: chosen })}
      />
      {onPhoto !== undefined && (
        <PhotoField
          name={`${entry.firstName} ${entry.lastName}`}
          imageUrl={entry.imageUrl}
          onFile={async (file) => {
            const taken = await onPhoto(file);
            if (taken.ok) onChange({ imageUrl: taken.value });
            return taken.ok ? null : taken.failure;
          }}
          onClear={() => onChange({ imageUrl: null })}
        />
      )}
      <Box display="flex" gap="2" justifyContent="flex-end">
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
          {texts.cancelEdit}
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onKeep}>
          {words.accept}
        </Button>
      </Box>
    </Box>
  );
}

interface PhotoFieldProps {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly onFile: (file: Blob) => Promise<PictureFault | null>;
  readonly onClear: () => void;
}

function PhotoField({ name, imageUrl, onFile, onClear }: PhotoFieldProps) {
  const errorId = useId();
  const [fault, setFault] = useState<PictureFault | null>(null);
  return (
    <Box role="group" aria-label={texts.photo} display="flex" alignItems="center" flexWrap="wrap" gap="3">
      <Portrait name={name} imageUrl={imageUrl} />
      <FileButton
        label={texts.photoFile}
        accept={pictureTypes}
        describedBy={fault === null ? undefined : errorId}
        onFile={(file) => void onFile(file).then(setFault)}
      >
        {imageUrl === null ? texts.choosePhoto : texts.changePhoto}
      </FileButton>
      {imageUrl !== null && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          onClick={() => {
            setFault(null);
            onClear();
          }}
        >
          {texts.removePhoto}
        </Button>
      )}
      <FaultText id={errorId} text={fault === null ? undefined : pictureFaultTexts[fault]} />
    </Box>
  );
}
