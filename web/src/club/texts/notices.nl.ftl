# Berichten en vakantie
notices-title = Berichten en vakantie
notices-why = Trage spellen gaan door terwijl je weg bent. Er wordt niets verstuurd tenzij je het aanzet, en nooit meer dan één bericht per beurt.
notices-card = Voor berichten heb je een spelerskaart nodig.
notices-what = Wat je te horen krijgt
notices-turns = Ik ben aan de beurt aan een trage tafel
notices-reminders = Mijn tijd is bijna om
notices-quiet = Stille uren: er wordt niets verstuurd
notices-from = Van
notices-until = Tot
notices-webhook = Adres van een chat (webhook), als je er een hebt
notices-webhook-help = De server stuurt daar een kort bericht heen. Laat het leeg als je dat niet wilt.
notices-save = Bewaren
notices-test = Stuur me er nu een
notices-kept = Bewaard.
notices-tested = Verstuurd. Niets gezien? Kijk in de instellingen van je browser of chat.
notices-back = Terug naar mijn kaart
notices-link = Berichten en vakantie
push-title = In deze browser
push-on = Deze browser krijgt berichten, ook als de pagina dicht is.
push-begin = Aanzetten voor deze browser
push-stop = Uitzetten voor deze browser
push-denied = De browser staat het niet toe. Je kunt dat veranderen in zijn instellingen voor deze pagina.
push-missing = Deze server kan gesloten browsers niet bereiken: wie hem beheert, kan het onderdeel ‘push’ installeren.
push-insecure = Browsers staan dit alleen toe op pagina’s via HTTPS. Een adres van een chat werkt hier ook.
push-unable = Deze browser kan dit niet. Zet de pagina op een iPhone eerst op het beginscherm.
vacation-title = Vakantie
vacation-why = Terwijl je weg bent, staat je tijd aan trage tafels stil, en de anderen zien tot wanneer. { $days ->
    [one] Er is dit jaar nog één dag over.
   *[other] Er zijn dit jaar nog { $days } dagen over.
}
vacation-planned = Weg van { $first } tot en met { $last }
vacation-first = Eerste dag
vacation-last = Laatste dag
vacation-take = Ik ben weg
vacation-end = Ik ben terug
