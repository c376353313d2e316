# The host's page
host-title = Het huis
host-why = Voor wie deze server draait. De sleutel stond bij de eerste start in de console; ‘speeltafel club key’ maakt een nieuwe.
host-key = De sleutel van de gastheer
host-open = Openen
host-members = Leden
host-tables = Tafels tot nu toe
host-entries = Regels in het logboek
host-stored = Opgeslagen
host-days = Tafels op elk van de laatste dertig dagen
host-days-most = Tafels op elk van de laatste dertig dagen, hoogstens { $count } op één dag
host-member = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
} · { $devices ->
    [one] 1 apparaat
   *[other] { $devices } apparaten
} · laatst hier op { $date }
host-ban = Voorgoed weren
host-ban-month = Een maand weren
host-unban = Weer toelaten
host-banned = geweerd
host-banned-until = geweerd tot { $date }
