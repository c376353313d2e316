# The host's page
host-title = Voor de beheerder
host-why = Voor wie deze server draait. De sleutel stond bij de eerste start in de console; ‘speeltafel club key’ maakt een nieuwe.
host-key = De sleutel van de beheerder
host-open = Openen
host-members = Leden
host-tables = Tafels tot nu toe
host-entries = Regels in het logboek
host-stored = Opgeslagen
host-days = Tafels per dag in de laatste dertig dagen
host-days-most = Tafels per dag in de laatste dertig dagen, hoogstens { $count } op één dag
host-member = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} · { $devices ->
    [one] 1 apparaat
   *[other] { $devices } apparaten
} · laatst hier op { $date }
host-ban-ask = Blokkeren
host-ban-of = Blokkeer { $name }
host-find = Zoek een naam
host-most = hoogste: { $count }
host-today = vandaag
host-ban = Voorgoed blokkeren
host-ban-month = Een maand blokkeren
host-unban = Weer toelaten
host-banned = geblokkeerd
host-banned-until = geblokkeerd tot { $date }
